// Two PrintStreams over one buffer of the program, which is not synchronized, have two locks: a byte is lost.
//@ kinds: assertion-failure
import java.io.OutputStream;
import java.io.PrintStream;

public class PrintedByTwoStreams {
    static int written;

    public static void main(String[] args) throws InterruptedException {
        OutputStream counting = new OutputStream() {
            @Override
            public void write(int b) {
                written++;
            }
        };
        PrintStream one = new PrintStream(counting);
        PrintStream two = new PrintStream(counting);
        Thread other = new Thread(() -> one.write('a'));
        other.start();
        two.write('b');
        other.join();
        assert written == 2; //~ assertion-failure
    }
}
