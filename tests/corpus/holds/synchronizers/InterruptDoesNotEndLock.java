// `lock` waits on when the thread is interrupted, and leaves it interrupted.
//@ output: true
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class InterruptDoesNotEndLock {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
            while (!Thread.interrupted()) {
                Thread.onSpinWait();
            }
            System.out.println(true);
        });
        lock.lock();
        other.start();
        other.interrupt();
        lock.unlock();
        other.join();
    }
}
