// Two threads wait on one monitor for different things; notifyAll lets each look for itself.
//@ unreduced: no
public class NotifyAllWaiters {
    static final Object monitor = new Object();
    static final boolean[] ready = new boolean[2];

    static void await(int which) {
        synchronized (monitor) {
            while (!ready[which]) {
                try {
                    monitor.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    static void announce(int which) {
        synchronized (monitor) {
            ready[which] = true;
            monitor.notifyAll();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> await(0)).start();
        new Thread(() -> await(1)).start();
        announce(0);
        announce(1);
    }
}
