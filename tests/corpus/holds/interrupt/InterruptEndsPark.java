// park returns when the thread is interrupted, and leaves the status set.
import java.util.concurrent.locks.LockSupport;

public class InterruptEndsPark {
    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                LockSupport.park();
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
        assert !Thread.currentThread().isInterrupted();
    }
}
