import java.util.concurrent.locks.ReentrantLock;

/** Two transfers take the locks of two accounts in opposite order. */
public class LockOrder {
    static final ReentrantLock savings = new ReentrantLock();
    static final ReentrantLock giro = new ReentrantLock();

    static void move(ReentrantLock from, ReentrantLock to) {
        from.lock();
        to.lock();
        to.unlock();
        from.unlock();
    }

    public static void main(String[] args) {
        new Thread(() -> move(savings, giro), "there").start();
        new Thread(() -> move(giro, savings), "back").start();
    }
}
