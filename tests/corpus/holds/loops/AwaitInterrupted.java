// Two threads await a condition, one of them is interrupted, and both are signalled.
// Who is interrupted gives up or was signalled before; a signal that it does not need goes to the other one.
// Each of the two signals is for one of them, so nobody waits for ever.
import java.util.concurrent.locks.*;

public class AwaitInterrupted {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean isOpen;

    static void pass() {
        lock.lock();
        try {
            while (!isOpen) {
                condition.await();
            }
        } catch (InterruptedException givesUp) {
            return;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread first = new Thread(AwaitInterrupted::pass);
        Thread second = new Thread(AwaitInterrupted::pass);
        first.start();
        second.start();
        first.interrupt();
        lock.lock();
        try {
            isOpen = true;
            condition.signal();
            condition.signal();
        } finally {
            lock.unlock();
        }
        first.join();
        second.join();
    }
}
