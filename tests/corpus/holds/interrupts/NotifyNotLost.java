// Two threads wait for a turn; one is interrupted while the only notify is given. JLS 17.2.4: if the interrupted one
// throws, the notify must reach the other one. A thread that throws hands nothing on, and none is lost all the same.
public class NotifyNotLost {
    static final Object lock = new Object();
    static int waiting;
    static int woken;
    static int threw;

    static void await() {
        synchronized (lock) {
            waiting++;
            try {
                lock.wait();
                woken++;
            } catch (InterruptedException e) {
                threw++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(NotifyNotLost::await);
        Thread two = new Thread(NotifyNotLost::await);
        one.start();
        two.start();
        while (true) {
            synchronized (lock) {
                if (waiting == 2) {
                    one.interrupt();
                    lock.notify();
                    break;
                }
            }
        }
        one.join();
        synchronized (lock) {
            assert woken + threw >= 1;
            if (threw == 0) {
                lock.notify();
            }
        }
        two.join();
    }
}
