// A thread that waits for a lock is WAITING, not BLOCKED.
//@ output: WAITING
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class WaitingForLockIsSeen {
    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        Thread other = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        other.start();
        Thread.State state = other.getState();
        while (state == Thread.State.RUNNABLE) {
            state = other.getState();
        }
        lock.unlock();
        other.join();
        System.out.println(state);
    }
}
