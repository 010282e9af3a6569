// A monitor and a ReentrantLock, always the monitor first.
import java.util.concurrent.locks.ReentrantLock;

public class MixedLockOrderSame {
    static final Object monitor = new Object();
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static void both() {
        synchronized (monitor) {
            lock.lock();
            count++;
            lock.unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(MixedLockOrderSame::both);
        other.start();
        both();
        other.join();
        assert count == 2;
    }
}
