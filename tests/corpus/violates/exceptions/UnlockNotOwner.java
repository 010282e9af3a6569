// A thread unlocks a lock that main owns.
//@ kinds: uncaught
import java.util.concurrent.locks.ReentrantLock;

public class UnlockNotOwner {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread other = new Thread(() -> {
            lock.unlock(); //~ uncaught
        });
        other.start();
        other.join();
        lock.unlock();
    }
}
