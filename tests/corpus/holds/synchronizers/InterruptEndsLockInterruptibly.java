// A thread that waits for a lock with `lockInterruptibly` leaves when it is interrupted, unless it has the lock by then.
//@ output: interrupted
//@ output: taken
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class InterruptEndsLockInterruptibly {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                System.out.println("taken");
                lock.unlock();
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        });
        lock.lock();
        other.start();
        lock.unlock();
        other.interrupt();
        other.join();
    }
}
