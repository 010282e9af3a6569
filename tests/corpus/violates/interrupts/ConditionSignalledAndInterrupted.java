// A thread awaits a condition, is signalled and then interrupted. If the signal came first it returns normally, with the
// flag set (javadoc of ConditionObject.await); that it always throws is wrong.
//@ kinds: assertion-failure
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionSignalledAndInterrupted {
    static boolean waits;
    static volatile boolean returned;

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread waiter = new Thread(() -> {
            lock.lock();
            waits = true;
            try {
                condition.await();
                returned = true;
            } catch (InterruptedException e) {
                returned = false;
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        lock.lock();
        condition.signal();
        lock.unlock();
        waiter.interrupt();
        waiter.join();
        assert !returned; //~ assertion-failure
    }
}
