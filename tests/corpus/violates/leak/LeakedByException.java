// An exception leaves the lock held by a thread that has ended.
//@ kinds: uncaught leaked-lock
//@ flags: --property no-leaked-lock
import java.util.concurrent.locks.ReentrantLock;

public class LeakedByException {
    static volatile Object resource;

    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        new Thread(() -> {
            lock.lock();
            resource.getClass(); //~ uncaught
            lock.unlock();
        }).start();
        resource = lock;
    }
}
