// `getBlocker` tells what a parked thread waits for, or null if it does not wait: it may not yet, or no longer.
//@ kinds: assertion-failure
import java.util.concurrent.locks.LockSupport;

public class BlockerSeen {
    public static void main(String[] args) throws InterruptedException {
        Object blocker = new Object();
        Thread worker = new Thread(() -> LockSupport.park(blocker));
        worker.start();
        Object first = LockSupport.getBlocker(worker);
        LockSupport.unpark(worker);
        worker.join();
        assert first == null; //~ assertion-failure
    }
}
