// A ReentrantLock may be taken again by its owner; it is free after as many unlocks.
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockReentry {
    static final ReentrantLock lock = new ReentrantLock();
    static int count;

    static void twice() {
        lock.lock();
        lock.lock();
        assert lock.getHoldCount() == 2;
        lock.unlock();
        count++;
        lock.unlock();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(ReentrantLockReentry::twice);
        other.start();
        twice();
        other.join();
        assert count == 2;
        assert !lock.isLocked();
    }
}
