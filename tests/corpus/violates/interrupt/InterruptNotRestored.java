// A helper swallows the InterruptedException; its caller's loop looks at a status that is clear again.
//@ kinds: deadlock
public class InterruptNotRestored {
    static final Object monitor = new Object();

    static void pause() {
        synchronized (monitor) {
            try {
                monitor.wait(); //~ deadlock
            } catch (InterruptedException e) {
                return;
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
