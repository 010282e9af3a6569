// The same with one Condition for both kinds of waiter: signal may wake the wrong one.
// (FIFO order does not help: the waiter for 1 may have come first when 0 is announced.)
//@ kinds: deadlock
//@ unreduced: no
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class SharedConditionSignal {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static final boolean[] ready = new boolean[2];

    static void await(int which) {
        lock.lock();
        try {
            while (!ready[which]) {
                changed.awaitUninterruptibly(); //~ deadlock
            }
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) {
        Thread first = new Thread(() -> await(0));
        first.start();
        new Thread(() -> await(1)).start();
        lock.lock();
        ready[0] = true;
        changed.signal();
        lock.unlock();
        lock.lock();
        ready[1] = true;
        changed.signal();
        lock.unlock();
    }
}
