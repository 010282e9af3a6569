// In ordered time the wait does not time out while the other thread can still notify.
//@ flags: --time=ordered
public class TimedWaitOrdered {
    static final Object monitor = new Object();
    static boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            synchronized (monitor) {
                ready = true;
                monitor.notify();
            }
        }).start();
        synchronized (monitor) {
            if (!ready) {
                monitor.wait(10_000);
            }
            assert ready;
        }
    }
}
