// Two locks by tryLock with back-off: no deadlock, and both are done or one gave up.
import java.util.concurrent.locks.ReentrantLock;

public class TryLockBothOrders {
    static int done;
    static boolean both(ReentrantLock a, ReentrantLock b) {
        if (!a.tryLock()) return false;
        try { if (!b.tryLock()) return false; try { done++; return true; } finally { b.unlock(); } } finally { a.unlock(); }
    }
    public static void main(String[] args) throws Exception {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
        boolean[] ok = new boolean[2];
        Thread t = new Thread(() -> ok[0] = both(b, a));
        t.start();
        ok[1] = both(a, b);
        t.join();
        if (done != (ok[0] ? 1 : 0) + (ok[1] ? 1 : 0)) throw new AssertionError();
    }
}
