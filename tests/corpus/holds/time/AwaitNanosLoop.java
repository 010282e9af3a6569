// A timed condition in a loop with the remaining time; either the flag or the time-out ends it.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

public class AwaitNanosLoop {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static boolean flag;
    static boolean await(long ms) throws InterruptedException {
        long left = TimeUnit.MILLISECONDS.toNanos(ms);
        lock.lock();
        try {
            while (!flag) {
                if (left <= 0) return false;
                left = changed.awaitNanos(left);
            }
            return true;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            lock.lock();
            try {
                flag = true;
                changed.signalAll();
            } finally {
                lock.unlock();
            }
        });
        t.start();
        boolean got = await(100);
        t.join();
        System.out.println(got);
        assert flag;
    }
}
