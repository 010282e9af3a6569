// `await` with a time limit returns true when it ends without a signal before the time is over. True does not mean that
// there was a signal.
//@ kinds: assertion-failure
//@ flags: --spurious-wakeups
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SpuriousAwaitLimit {
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
        boolean early = !ready && condition.await(1, TimeUnit.SECONDS);
        boolean seen = ready;
        lock.unlock();
        assert !early || seen; //~ assertion-failure
    }
}
