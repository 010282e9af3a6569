// Two threads wait on one monitor for different things; notify wakes any one of them.
// If the wrong one wakes it waits again and the notification is spent.
//@ kinds: deadlock
//@ unreduced: no
public class NotifyWrongWaiter {
    static final Object monitor = new Object();
    static final boolean[] ready = new boolean[2];

    static void await(int which) {
        synchronized (monitor) {
            while (!ready[which]) {
                try {
                    monitor.wait(); //~ deadlock
                } catch (InterruptedException e) {
                    return;
                }
            }
        }
    }

    static void announce(int which) {
        synchronized (monitor) {
            ready[which] = true;
            monitor.notify();
        }
    }

    public static void main(String[] args) {
        new Thread(() -> await(0)).start();
        new Thread(() -> await(1)).start();
        announce(0);
        announce(1);
    }
}
