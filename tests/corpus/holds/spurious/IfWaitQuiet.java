// The same without spurious wake-ups: there is one waiter and one notify, so `if` is enough.
public class IfWaitQuiet {
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
            assert ready;
        }
    }
}
