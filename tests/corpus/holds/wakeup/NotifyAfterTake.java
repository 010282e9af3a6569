// main takes the monitor before it starts the notifier and lets go of it only in wait: nothing is lost.
public class NotifyAfterTake {
    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread notifier = new Thread(() -> {
            synchronized (monitor) {
                monitor.notify();
            }
        });
        synchronized (monitor) {
            notifier.start();
            monitor.wait();
        }
    }
}
