// A ReentrantLock is not given back when its owner dies (a monitor would be, JVMS 2.11.10).
// If the reader comes first it throws with the lock held and the writer waits for ever.
//@ kinds: uncaught deadlock
import java.util.concurrent.locks.ReentrantLock;

public class LockKeptByException {
    static final ReentrantLock lock = new ReentrantLock();
    static int value;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            lock.lock();
            if (value == 0) {
                throw new IllegalStateException("not ready"); //~ uncaught
            }
            lock.unlock();
        }).start();
        lock.lock(); //~ deadlock
        value = 1;
        lock.unlock();
    }
}
