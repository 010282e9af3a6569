// Both may fail: each has the lock that the other wants.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantLock;

public class BothTriesFail {
    static boolean both(ReentrantLock a, ReentrantLock b) {
        if (!a.tryLock()) return false;
        try { if (!b.tryLock()) return false; b.unlock(); return true; } finally { a.unlock(); }
    }
    public static void main(String[] args) throws Exception {
        ReentrantLock a = new ReentrantLock(), b = new ReentrantLock();
        boolean[] ok = new boolean[2];
        Thread t = new Thread(() -> ok[0] = both(b, a));
        t.start();
        ok[1] = both(a, b);
        t.join();
        assert ok[0] || ok[1]; //~ assertion-failure
    }
}
