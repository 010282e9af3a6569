// A synchronized block that is left by an exception gives its monitor back.
public class MonitorReleasedByException {
    static final Object monitor = new Object();

    public static void main(String[] args) throws Exception {
        Thread worker = new Thread(() -> {
            synchronized (monitor) {
                throw new IllegalStateException();
            }
        });
        worker.setUncaughtExceptionHandler((thread, e) -> {
        });
        worker.start();
        synchronized (monitor) {
        }
        worker.join();
    }
}
