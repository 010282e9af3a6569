// The waiter tests the flag outside the monitor; flag and notify may both come before it waits.
//@ kinds: deadlock
public class CheckOutsideLock {
    static final Object monitor = new Object();
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread setter = new Thread(() -> {
            synchronized (monitor) {
                ready = true;
                monitor.notifyAll();
            }
        });
        setter.start();
        if (!ready) {
            synchronized (monitor) {
                monitor.wait(); //~ deadlock
            }
        }
    }
}
