// A thread that has ended waits for nothing, and one that never parked never did.
import java.util.concurrent.locks.LockSupport;

public class BlockerGone {
    public static void main(String[] args) throws InterruptedException {
        Object blocker = new Object();
        Thread worker = new Thread(() -> LockSupport.park(blocker));
        worker.start();
        Object seen = LockSupport.getBlocker(worker);
        assert seen == null || seen == blocker;
        LockSupport.unpark(worker);
        worker.join();
        assert LockSupport.getBlocker(worker) == null;
    }
}
