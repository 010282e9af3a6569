// `await` with a time limit that returns without a signal returns true, unless the time is over: false still means that.
//@ flags: --spurious-wakeups
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SpuriousIsNoTimeout {
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
        long start = System.nanoTime();
        if (!condition.await(1, TimeUnit.SECONDS)) {
            assert System.nanoTime() - start >= 1_000_000_000L;
        }
        lock.unlock();
    }
}
