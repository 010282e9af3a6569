// A capture of System.out is ended while the printer may still print: the text is lost.
//@ kinds: assertion-failure
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class OutRestoredTooEarly {
    public static void main(String[] args) throws InterruptedException {
        PrintStream old = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true));
        Thread printer = new Thread(() -> System.out.print("x"));
        printer.start();
        System.setOut(old);
        printer.join();
        assert bytes.size() == 1; //~ assertion-failure
    }
}
