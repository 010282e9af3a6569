// A subclass of a lock may ask who owns it: the other thread may.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantLock;

public class OwnerOfLockSeen {
    static class Open extends ReentrantLock {
        Thread owner() { return getOwner(); }
    }
    public static void main(String[] args) throws Exception {
        Open lock = new Open();
        Thread other = new Thread(() -> { lock.lock(); try { } finally { lock.unlock(); } });
        other.start();
        assert lock.owner() == null; //~ assertion-failure
        other.join();
    }
}
