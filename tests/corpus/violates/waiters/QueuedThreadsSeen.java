// A lock says whether threads wait for it. A started thread may or may not wait by now; that it never does is wrong.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantLock;

public class QueuedThreadsSeen {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        new Thread(() -> {
            lock.lock();
            lock.unlock();
        }).start();
        boolean queued = lock.hasQueuedThreads();
        lock.unlock();
        assert !queued; //~ assertion-failure
    }
}
