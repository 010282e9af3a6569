// The waiter waits on `inner` while it holds `outer`; wait gives up only `inner`.
// The notifier must pass through `outer` first. If the waiter comes first, nobody can wake it.
//@ kinds: deadlock
public class NestedMonitorLockout {
    static final Object outer = new Object();
    static final Object inner = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Thread waiter = new Thread(() -> {
            synchronized (outer) {
                synchronized (inner) {
                    while (!ready) {
                        try {
                            inner.wait(); //~ deadlock
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                    }
                }
            }
        });
        waiter.start();
        synchronized (outer) { //~ deadlock
            synchronized (inner) {
                ready = true;
                inner.notifyAll();
            }
        }
        waiter.join();
    }
}
