// Whoever waits for a lock is in its queue sooner or later: the loop ends, and the lock is taken after that.
//@ output: true
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class QueueIsSeen {
    static final ReentrantLock lock = new ReentrantLock();
    static boolean taken;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            lock.lock();
            taken = true;
            lock.unlock();
        });
        lock.lock();
        other.start();
        while (!lock.hasQueuedThread(other)) {
            Thread.yield();
        }
        assert !taken;
        lock.unlock();
        other.join();
        System.out.println(taken);
    }
}
