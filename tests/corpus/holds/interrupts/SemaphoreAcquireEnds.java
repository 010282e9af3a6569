// `acquire` ends with InterruptedException and takes no permit.
import java.util.concurrent.Semaphore;

public class SemaphoreAcquireEnds {
    static volatile boolean threw;

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(0);
        Thread worker = new Thread(() -> {
            try {
                semaphore.acquire();
            } catch (InterruptedException e) {
                threw = true;
            }
        });
        worker.start();
        worker.interrupt();
        worker.join();
        semaphore.release();
        assert threw && semaphore.availablePermits() == 1;
    }
}
