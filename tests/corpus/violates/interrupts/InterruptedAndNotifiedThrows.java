// A thread in `wait` is interrupted and notified. JLS 17.2.4: it may then throw InterruptedException, or return normally
// and keep the interrupt pending. So it is wrong that it always throws.
//@ kinds: assertion-failure
public class InterruptedAndNotifiedThrows {
    static boolean waits;
    static boolean threw;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                waits = true;
                try {
                    lock.wait();
                } catch (InterruptedException e) {
                    threw = true;
                }
            }
        });
        waiter.start();
        synchronized (lock) {
            if (waits) {
                waiter.interrupt();
                lock.notify();
            } else {
                waiter.interrupt();
                threw = true;
            }
        }
        waiter.join();
        assert threw; //~ assertion-failure
    }
}
