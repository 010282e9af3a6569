// isInterrupted leaves the status as it is, so the wait still throws.
public class InterruptOnlyLookedAt {
    static volatile boolean logged;

    public static void main(String[] args) {
        Object monitor = new Object();
        Thread waiter = new Thread(() -> {
            logged = Thread.currentThread().isInterrupted();
            synchronized (monitor) {
                try {
                    monitor.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        waiter.start();
        waiter.interrupt();
    }
}
