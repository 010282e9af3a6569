// The owner of a lock interrupts a thread that wants it and gives the lock back afterwards. The thread may have looked for
// an interrupt before that, and finds the lock free: it has the lock and is interrupted.
//@ kinds: assertion-failure
import java.util.concurrent.locks.ReentrantLock;

public class InterruptedYetLocked {
    static final ReentrantLock lock = new ReentrantLock();

    static class Worker extends Thread {
        @Override
        public void run() {
            try {
                lock.lockInterruptibly();
                try {
                    assert !isInterrupted() : "it was interrupted first"; //~ assertion-failure
                } finally {
                    lock.unlock();
                }
            } catch (InterruptedException e) {
                // As expected.
            }
        }
    }

    public static void main(String[] args) {
        Worker worker = new Worker();
        lock.lock();
        worker.start();
        worker.interrupt();
        lock.unlock();
    }
}
