// A thread in `wait` is interrupted and then notified. JLS 17.2.4 leaves both outcomes open, so it is also wrong that it
// always returns normally.
//@ kinds: assertion-failure
public class InterruptedAndNotifiedReturns {
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
        boolean both;
        synchronized (lock) {
            both = waits;
            waiter.interrupt();
            lock.notify();
        }
        waiter.join();
        assert !(both && threw); //~ assertion-failure
    }
}
