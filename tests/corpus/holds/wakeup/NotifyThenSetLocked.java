// Notify before set, but inside one synchronized block: the waiter cannot look in between.
public class NotifyThenSetLocked {
    static final Object monitor = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Thread setter = new Thread(() -> {
            synchronized (monitor) {
                monitor.notify();
                ready = true;
            }
        });
        setter.start();
        synchronized (monitor) {
            while (!ready) {
                monitor.wait();
            }
        }
    }
}
