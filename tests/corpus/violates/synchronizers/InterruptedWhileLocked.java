// Who is interrupted while it waits in `lockInterruptibly` never gets the lock, so it must not give it back.
//@ kinds: uncaught
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class InterruptedWhileLocked {
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            try {
                lock.lockInterruptibly();
            } catch (InterruptedException e) {
                // goes on
            } finally {
                lock.unlock(); //~ uncaught
            }
        });
        lock.lock();
        other.start();
        other.interrupt();
        lock.unlock();
    }
}
