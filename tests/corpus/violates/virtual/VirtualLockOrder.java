// Two virtual threads take two locks in opposite order, and main waits for them.
//@ kinds: deadlock
//@ jdk: 21+
//@ unreduced: no
import java.util.concurrent.locks.ReentrantLock;

public class VirtualLockOrder {
    static void take(ReentrantLock first, ReentrantLock second) {
        first.lock();
        second.lock(); //~ deadlock
        second.unlock();
        first.unlock();
    }

    public static void main(String[] args) throws Exception {
        ReentrantLock a = new ReentrantLock();
        ReentrantLock b = new ReentrantLock();
        Thread one = Thread.startVirtualThread(() -> take(a, b));
        Thread two = Thread.startVirtualThread(() -> take(b, a));
        one.join();
        two.join();
    }
}
