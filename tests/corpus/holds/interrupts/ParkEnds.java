// `park` returns when the thread is interrupted, or at once if it is already, and leaves the flag set (javadoc).
import java.util.concurrent.locks.LockSupport;

public class ParkEnds {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                LockSupport.park();
            }
            assert Thread.interrupted();
        });
        worker.start();
        worker.interrupt();
        worker.join();
    }
}
