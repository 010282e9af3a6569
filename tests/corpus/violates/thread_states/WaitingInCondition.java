// Whoever awaits a condition is WAITING while it does. The signaller takes "not WAITING" for "has got the signal".
//@ kinds: assertion-failure
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class WaitingInCondition {
    static boolean signalled;
    static volatile boolean got;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread waiter = new Thread(() -> {
            lock.lock();
            while (!signalled) {
                condition.awaitUninterruptibly();
            }
            got = true;
            lock.unlock();
        });
        waiter.start();
        lock.lock();
        signalled = true;
        condition.signal();
        lock.unlock();
        if (waiter.getState() != Thread.State.WAITING) {
            assert got; //~ assertion-failure
        }
        waiter.join();
    }
}
