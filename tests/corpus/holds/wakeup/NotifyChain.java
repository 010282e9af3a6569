// Each thread that wakes up notifies the next one, so a single notify is enough.
//@ unreduced: no
public class NotifyChain {
    static final Object monitor = new Object();
    static boolean ready;

    static void await() {
        synchronized (monitor) {
            while (!ready) {
                try {
                    monitor.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            monitor.notify();
        }
    }

    public static void main(String[] args) {
        new Thread(NotifyChain::await).start();
        new Thread(NotifyChain::await).start();
        synchronized (monitor) {
            ready = true;
            monitor.notify();
        }
    }
}
