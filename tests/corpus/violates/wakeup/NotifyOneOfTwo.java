// Two threads wait for the same flag and only one of them is notified.
//@ kinds: deadlock
//@ unreduced: no
public class NotifyOneOfTwo {
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
        new Thread(NotifyOneOfTwo::await).start();
        new Thread(NotifyOneOfTwo::await).start();
        synchronized (monitor) {
            ready = true;
            monitor.notify();
        }
    }
}
