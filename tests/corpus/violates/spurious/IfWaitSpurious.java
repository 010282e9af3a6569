// A wait guarded by `if` is right only as long as wait does not return by itself, which it may
// (JLS 17.2.1). Asked for with --spurious-wakeups.
//@ kinds: assertion-failure
//@ flags: --spurious-wakeups
public class IfWaitSpurious {
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
                monitor.wait();
            }
            assert ready; //~ assertion-failure
        }
    }
}
