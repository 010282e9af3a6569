// Two consumers, two elements, one signal for each. A consumer that wakes up without a signal is no waiter any more, so that
// no signal is spent on it: it looks again, and waits again if there is nothing. Nobody is left waiting.
//@ flags: --spurious-wakeups
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SpuriousSignalNotLost {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition filled = lock.newCondition();
    static int elements;

    static void take() {
        lock.lock();
        try {
            while (elements == 0) {
                filled.await();
            }
            elements--;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(SpuriousSignalNotLost::take);
        Thread second = new Thread(SpuriousSignalNotLost::take);
        first.start();
        second.start();
        for (int i = 0; i < 2; i++) {
            lock.lock();
            elements++;
            filled.signal();
            lock.unlock();
        }
        first.join();
        second.join();
        assert elements == 0;
    }
}
