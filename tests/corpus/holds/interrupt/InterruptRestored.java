// The helper sets the status again, so that its caller's loop ends.
public class InterruptRestored {
    static final Object monitor = new Object();

    static void pause() {
        synchronized (monitor) {
            try {
                monitor.wait();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) {
        Thread worker = new Thread(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                pause();
            }
        });
        worker.start();
        worker.interrupt();
    }
}
