// ReentrantLock.lock does not answer to an interrupt; main keeps the lock and waits for the worker.
//@ kinds: deadlock
import java.util.concurrent.locks.ReentrantLock;

public class LockIgnoresInterrupt {
    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread worker = new Thread(() -> {
            lock.lock(); //~ deadlock
            lock.unlock();
        });
        worker.start();
        worker.interrupt();
        worker.join(); //~ deadlock
        lock.unlock();
    }
}
