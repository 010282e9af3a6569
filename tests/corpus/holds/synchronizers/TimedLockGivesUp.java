// A lock with a time limit is taken, or given up on; what is not taken is not given back.
//@ output: false
//@ output: true
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class TimedLockGivesUp {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        boolean[] taken = new boolean[1];
        Thread other = new Thread(() -> {
            try {
                taken[0] = lock.tryLock(1, TimeUnit.SECONDS);
                if (taken[0]) {
                    lock.unlock();
                }
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        });
        lock.lock();
        other.start();
        lock.unlock();
        lock.lock();
        lock.unlock();
        other.join();
        System.out.println(taken[0]);
    }
}
