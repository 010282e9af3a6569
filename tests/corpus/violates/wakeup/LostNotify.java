// The waiter waits without a condition. A notify that comes before the wait is lost.
//@ kinds: deadlock
public class LostNotify {
    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread notifier = new Thread(() -> {
            synchronized (monitor) {
                monitor.notify();
            }
        });
        notifier.start();
        synchronized (monitor) {
            monitor.wait(); //~ deadlock
        }
    }
}
