// The same with two ReentrantLocks: the cycle stands still while main sleeps and looks again.
//@ kinds: deadlock
//@ unreduced: no
import java.util.concurrent.locks.ReentrantLock;

public class PartialLockCycle {
    static void take(ReentrantLock first, ReentrantLock second) {
        first.lock();
        second.lock(); //~ deadlock
        second.unlock();
        first.unlock();
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock a = new ReentrantLock();
        ReentrantLock b = new ReentrantLock();
        Thread left = new Thread(() -> take(a, b));
        Thread right = new Thread(() -> take(b, a));
        left.start();
        right.start();
        while (left.isAlive() || right.isAlive()) {
            Thread.sleep(10);
        }
    }
}
