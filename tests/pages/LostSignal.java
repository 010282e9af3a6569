import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The signal may come before the reader waits; nothing remembers it. */
public class LostSignal {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition arrived = lock.newCondition();

    void put() {
        lock.lock();
        try {
            arrived.signal();
        } finally {
            lock.unlock();
        }
    }

    void take() throws InterruptedException {
        lock.lock();
        try {
            arrived.await();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        LostSignal mailbox = new LostSignal();
        new Thread(mailbox::put, "writer").start();
        mailbox.take();
    }
}
