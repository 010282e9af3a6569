// A thread is notified first and interrupted while it waits for the monitor again: it may return normally, with the flag
// set. That the flag is never set after a normal return is wrong.
//@ kinds: assertion-failure
public class WaitNotifiedThenInterrupted {
    static boolean waits;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                waits = true;
                try {
                    lock.wait();
                    assert !Thread.currentThread().isInterrupted(); //~ assertion-failure
                } catch (InterruptedException e) {
                    // Also possible.
                }
            }
        });
        waiter.start();
        synchronized (lock) {
            if (!waits) {
                waiter.interrupt();
            }
            lock.notify();
        }
        waiter.interrupt();
        waiter.join();
    }
}
