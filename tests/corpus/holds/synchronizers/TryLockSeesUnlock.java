// Who gives a lock back after it has set a flag may be seen with the lock or without it.
//@ output: false false
//@ output: false true
//@ output: true false
//@ output: true true
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class TryLockSeesUnlock {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile boolean set;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> {
            lock.lock();
            set = true;
            lock.unlock();
        });
        other.start();
        boolean seen = set;
        boolean taken = lock.tryLock();
        if (taken) {
            lock.unlock();
        }
        other.join();
        System.out.println(seen + " " + taken);
    }
}
