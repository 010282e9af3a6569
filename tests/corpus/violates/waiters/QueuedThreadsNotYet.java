// The same question: that the started thread always waits by now is wrong, too.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantLock;

public class QueuedThreadsNotYet {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        new Thread(() -> {
            lock.lock();
            lock.unlock();
        }).start();
        boolean queued = lock.hasQueuedThreads();
        lock.unlock();
        assert queued; //~ assertion-failure
    }
}
