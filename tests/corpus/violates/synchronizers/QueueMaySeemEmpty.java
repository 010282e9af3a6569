// A thread that has not come to the lock yet is not in its queue.
//@ kinds: assertion-failure
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class QueueMaySeemEmpty {
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
