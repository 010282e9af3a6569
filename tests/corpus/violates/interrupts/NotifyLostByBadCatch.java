// Two threads wait for one permit each; one of them is interrupted, swallows that and leaves. The single notify for it may
// have gone to it before: then it returned normally and took the permit, else the other one did. But here the woken thread
// looks at its flag and leaves without the permit, and the other waits for ever.
//@ kinds: deadlock
public class NotifyLostByBadCatch {
    static final Object lock = new Object();
    static int permits;

    static void take() {
        synchronized (lock) {
            try {
                while (permits == 0) {
                    lock.wait();
                    if (Thread.interrupted()) {
                        return;
                    }
                }
                permits--;
            } catch (InterruptedException e) {
                // Leaves.
            }
        }
    }

    public static void main(String[] args) {
        Thread one = new Thread(NotifyLostByBadCatch::take);
        Thread two = new Thread(NotifyLostByBadCatch::take);
        one.start();
        two.start();
        synchronized (lock) {
            permits = 1;
            lock.notify();
        }
        one.interrupt();
    }
}
