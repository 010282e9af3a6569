// State, lock and signal together: the waiter either sees the state or gets the signal.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionGuarded {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            lock.lock();
            ready = true;
            changed.signal();
            lock.unlock();
        }).start();
        lock.lock();
        while (!ready) {
            changed.await();
        }
        lock.unlock();
    }
}
