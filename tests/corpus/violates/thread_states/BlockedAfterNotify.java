// A notified thread wants the monitor again before it goes on: while the notifier holds it the state may be BLOCKED. It is
// wrong to take that for "never waited".
//@ kinds: assertion-failure
public class BlockedAfterNotify {
    static boolean waits;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread worker = new Thread(() -> {
            synchronized (lock) {
                waits = true;
                try {
                    lock.wait(100);
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        });
        worker.start();
        synchronized (lock) {
            if (waits) {
                lock.notify();
                assert worker.getState() != Thread.State.BLOCKED; //~ assertion-failure
            }
        }
        worker.join();
    }
}
