// The text of a lock says whether it is taken: another thread may find it locked.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantLock;

public class LockTextShowsOwner {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> { lock.lock(); lock.unlock(); });
        other.start();
        assert lock.toString().contains("Unlocked"); //~ assertion-failure
        other.join();
    }
}
