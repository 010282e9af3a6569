// A timed tryLock says whether it got the lock, and the program listens.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockTimed {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static void enter() {
        lock.lock();
        count++;
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(TryLockTimed::enter);
        other.start();
        boolean mine = lock.tryLock(1, TimeUnit.SECONDS);
        if (mine) {
            count++;
            lock.unlock();
        }
        other.join();
        assert count == (mine ? 2 : 1);
    }
}
