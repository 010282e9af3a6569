// The same with an unfair lock: main may take it again first.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantLock;

public class UnfairLockOvertakes {
    static int served;
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread t = new Thread(() -> { lock.lock(); served = 1; lock.unlock(); });
        t.start();
        while (!lock.hasQueuedThread(t)) Thread.onSpinWait();
        lock.unlock();
        lock.lock();
        int seen = served;
        lock.unlock();
        t.join();
        assert seen == 1; //~ assertion-failure
    }
}
