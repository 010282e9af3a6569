// A wait with a time limit ends by the signal or by the limit; the lock is held either way.
//@ output: false
//@ output: true
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class AwaitWithLimit {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int count;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            lock.lock();
            count++;
            changed.signal();
            lock.unlock();
        });
        lock.lock();
        other.start();
        boolean signalled = changed.await(1, TimeUnit.SECONDS);
        assert lock.isHeldByCurrentThread();
        count++;
        lock.unlock();
        other.join();
        assert count == 2;
        System.out.println(signalled);
    }
}
