// The state changes under the lock, but the thread that changes it forgets to signal.
//@ kinds: deadlock
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionWithoutSignal {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            lock.lock();
            ready = true;
            lock.unlock();
        }).start();
        lock.lock();
        while (!ready) {
            changed.await(); //~ deadlock
        }
        lock.unlock();
    }
}
