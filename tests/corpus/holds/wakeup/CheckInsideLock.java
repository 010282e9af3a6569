// Test and wait are under the same monitor as set and notify.
public class CheckInsideLock {
    static final Object monitor = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Thread setter = new Thread(() -> {
            synchronized (monitor) {
                ready = true;
                monitor.notifyAll();
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
