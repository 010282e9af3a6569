// The flag is set after the notification: the waiter may wake, see no flag, and wait again.
//@ kinds: deadlock
public class NotifyThenSet {
    static final Object monitor = new Object();
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread setter = new Thread(() -> {
            synchronized (monitor) {
                monitor.notify();
            }
            ready = true;
        });
        setter.start();
        synchronized (monitor) {
            while (!ready) {
                monitor.wait(); //~ deadlock
            }
        }
    }
}
