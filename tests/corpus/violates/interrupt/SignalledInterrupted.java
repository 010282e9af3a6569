// Two wait for one item. If the first took it before the interrupt came, the second waits for good: the
// interrupt is not for it, and there is no second item.
//@ kinds: deadlock
public class SignalledInterrupted {
    static final Object monitor = new Object();
    static int items;

    static void take() {
        synchronized (monitor) {
            try {
                while (items == 0) {
                    monitor.wait(); //~ deadlock
                }
                items--;
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(SignalledInterrupted::take);
        Thread b = new Thread(SignalledInterrupted::take);
        a.start();
        b.start();
        a.interrupt();
        synchronized (monitor) {
            items++;
            monitor.notify();
        }
        a.join();
        b.join();
    }
}
