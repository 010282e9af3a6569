// One lock, one Condition per kind of waiter: signal wakes a thread that waits for just that.
//@ unreduced: no
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionPerKind {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition[] changed = {lock.newCondition(), lock.newCondition()};
    static final boolean[] ready = new boolean[2];

    static void await(int which) {
        lock.lock();
        try {
            while (!ready[which]) {
                changed[which].awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    static void announce(int which) {
        lock.lock();
        ready[which] = true;
        changed[which].signal();
        lock.unlock();
    }

    public static void main(String[] args) {
        new Thread(() -> await(0)).start();
        new Thread(() -> await(1)).start();
        announce(0);
        announce(1);
    }
}
