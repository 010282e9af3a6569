// One PrintStream over the same kind of buffer: its lock guards the count.
import java.io.OutputStream;
import java.io.PrintStream;

public class PrintedByOneStream {
    static int written;

    public static void main(String[] args) throws InterruptedException {
        PrintStream stream = new PrintStream(new OutputStream() {
            @Override
            public void write(int b) {
                written++;
            }
        });
        Thread other = new Thread(() -> stream.write('a'));
        other.start();
        stream.write('b');
        other.join();
        assert written == 2;
    }
}
