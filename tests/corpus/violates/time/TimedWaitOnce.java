// A timed wait without a loop: it may time out before the flag is set.
//@ kinds: assertion-failure
public class TimedWaitOnce {
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
            assert ready; //~ assertion-failure
        }
    }
}
