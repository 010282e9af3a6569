// `isLocked` sees a lock before, while and after another thread holds it; then it stays free.
//@ output: false false
//@ output: false true
//@ output: true false
//@ output: true true
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class LockedIsSeen {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        other.start();
        boolean first = lock.isLocked();
        boolean second = lock.isLocked();
        other.join();
        assert !lock.isLocked();
        System.out.println(first + " " + second);
    }
}
