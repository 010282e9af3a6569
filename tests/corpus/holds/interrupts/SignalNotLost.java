// One of two waiters is interrupted while one signal is given. If the interrupted one throws, the signal went to the other
// one or is still to come; a second signal then wakes whoever is left. Nobody is left behind.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SignalNotLost {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static int permits;

    static void take() {
        lock.lock();
        try {
            while (permits == 0) {
                condition.await();
            }
            permits--;
            if (permits > 0) {
                condition.signal();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(SignalNotLost::take);
        Thread two = new Thread(SignalNotLost::take);
        one.start();
        two.start();
        one.interrupt();
        lock.lock();
        permits = 2;
        condition.signal();
        lock.unlock();
        one.join();
        two.join();
    }
}
