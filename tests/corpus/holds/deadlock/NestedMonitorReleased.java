// Waiting on the outer monitor, which is the only one held, lets the notifier through.
public class NestedMonitorReleased {
    static final Object outer = new Object();
    static final Object inner = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Thread waiter = new Thread(() -> {
            synchronized (outer) {
                while (!ready) {
                    try {
                        outer.wait();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
                synchronized (inner) {
                }
            }
        });
        waiter.start();
        synchronized (outer) {
            synchronized (inner) {
                ready = true;
                outer.notifyAll();
            }
        }
        waiter.join();
    }
}
