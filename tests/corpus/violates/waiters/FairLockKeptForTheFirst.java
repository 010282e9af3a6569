// The lock is free, and main wants it with a limit of no time at all. It is fair: it is for the thread that waits, even if that
// has not woken up yet. Without a limit main takes it, as tryLock does not care for fairness.
//@ kinds: assertion-failure
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class FairLockKeptForTheFirst {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock(true);
        lock.lock();
        new Thread(() -> { lock.lock(); lock.unlock(); }).start();
        lock.unlock();
        boolean inTurn = lock.tryLock(0, TimeUnit.SECONDS);
        boolean either = inTurn || !lock.tryLock();
        if (lock.isHeldByCurrentThread()) lock.unlock();
        assert either; //~ assertion-failure
    }
}
