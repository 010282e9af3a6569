// Which of two buffers a thread hands over depends on who came first. Both have the same content and differ in nothing but the
// block behind them, so that it is the block written to last that counts.
//@ kinds: assertion-failure
import java.nio.ByteBuffer;

public class AddressesInBuffers {
    static final ByteBuffer[] buffers = {ByteBuffer.allocateDirect(4), ByteBuffer.allocateDirect(4)};
    static int next;

    static void take(int mark) {
        synchronized (buffers) {
            buffers[next++].putInt(0, mark);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> take(2));
        other.start();
        take(1);
        other.join();
        assert buffers[0].getInt(0) == 1; //~ assertion-failure
    }
}
