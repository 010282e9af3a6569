// One thread prints, another one replaces System.out by a stream into memory: the line may go either way.
//@ kinds: assertion-failure
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class OutReplacedWhilePrinting {
    public static void main(String[] args) throws InterruptedException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream memory = new PrintStream(bytes, true);
        Thread printer = new Thread(() -> System.out.print("x"));
        printer.start();
        System.setOut(memory);
        printer.join();
        assert bytes.size() == 1; //~ assertion-failure
    }
}
