// A text is on its way to standard output when another thread puts a stream of the program there, which is read later.
//@ kinds: assertion-failure
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class StreamReplacedUnderText {
    public static void main(String[] args) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new Thread(() -> System.setOut(new PrintStream(bytes))).start();
        int number = 0;
        while (bytes.size() == 0) {
            number = 1 - number;
            String text = "number " + number;
            Thread.yield();
            System.out.print(text);
        }
        assert !bytes.toString().startsWith("number 1"); //~ assertion-failure
    }
}
