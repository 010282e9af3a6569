// Two waiters, one notify, one interrupt that was meant for the waiter the notify leaves out.
// notify may choose the very thread that is interrupted next; then nobody wakes the other.
//@ kinds: deadlock
//@ unreduced: no
public class WaiterIsInterrupted {
    static final Object monitor = new Object();
    static boolean ready;

    static void await() {
        synchronized (monitor) {
            while (!ready) {
                try {
                    monitor.wait(); //~ deadlock
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    public static void main(String[] args) {
        Thread one = new Thread(WaiterIsInterrupted::await);
        Thread two = new Thread(WaiterIsInterrupted::await);
        one.start();
        two.start();
        synchronized (monitor) {
            ready = true;
            monitor.notify();
        }
        one.interrupt();
    }
}
