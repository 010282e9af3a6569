// A line printed in two pieces is not one step: the other thread's text may come between. The stream goes to memory.
//@ kinds: assertion-failure
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class TwoPrintsMixed {
    public static void main(String[] args) throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(bytes);
        Thread other = new Thread(() -> {
            out.print("a");
            out.print("b");
        });
        other.start();
        out.print("c");
        other.join();
        out.flush();
        assert bytes.toString().contains("ab"); //~ assertion-failure
    }
}
