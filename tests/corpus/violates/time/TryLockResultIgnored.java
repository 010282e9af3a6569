// The result of a timed tryLock is ignored; after a timeout, unlock throws IllegalMonitorStateException.
//@ kinds: uncaught
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TryLockResultIgnored {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        other.start();
        lock.tryLock(10, TimeUnit.SECONDS);
        lock.unlock(); //~ uncaught
    }
}
