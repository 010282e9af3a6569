// Without a signal and before the deadline, `awaitUntil` returns true (javadoc: false if the deadline has elapsed upon
// return). True does not mean that there was a signal.
//@ kinds: assertion-failure
//@ flags: --spurious-wakeups
import java.util.Date;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SpuriousAwaitUntil {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        new Thread(() -> {
            lock.lock();
            ready = true;
            condition.signal();
            lock.unlock();
        }).start();
        lock.lock();
        boolean early = !ready && condition.awaitUntil(new Date(Long.MAX_VALUE));
        boolean seen = ready;
        lock.unlock();
        assert !early || seen; //~ assertion-failure
    }
}
