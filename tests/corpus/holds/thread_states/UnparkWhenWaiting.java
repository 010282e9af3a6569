// Unparking a thread that was seen WAITING wakes it; its only wait is the park. No schedule leaves it behind, and after
// the join nothing but TERMINATED can be seen.
import java.util.concurrent.locks.LockSupport;

public class UnparkWhenWaiting {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(LockSupport::park);
        worker.start();
        while (worker.getState() != Thread.State.WAITING) {
            Thread.yield();
        }
        LockSupport.unpark(worker);
        worker.join();
        assert worker.getState() == Thread.State.TERMINATED;
    }
}
