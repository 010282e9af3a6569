// System.out is replaced before the printer starts and restored after it was joined: all it prints is captured.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class OutCaptured {
    public static void main(String[] args) throws InterruptedException {
        PrintStream old = System.out;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        System.setOut(new PrintStream(bytes, true));
        Thread printer = new Thread(() -> System.out.print("xy"));
        printer.start();
        printer.join();
        System.setOut(old);
        assert bytes.toString().equals("xy");
    }
}
