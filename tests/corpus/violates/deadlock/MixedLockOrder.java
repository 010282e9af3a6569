// One thread takes a monitor, then a ReentrantLock; the other takes them the other way round.
//@ kinds: deadlock
import java.util.concurrent.locks.ReentrantLock;

public class MixedLockOrder {
    static final Object monitor = new Object();
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            synchronized (monitor) {
                lock.lock(); //~ deadlock
                lock.unlock();
            }
        });
        other.start();
        lock.lock();
        synchronized (monitor) { //~ deadlock
        }
        lock.unlock();
        other.join();
    }
}
