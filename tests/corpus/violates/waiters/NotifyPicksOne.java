// Two threads wait on one monitor, one notify: which of them goes on first is not said (javadoc of Object.notify: "the
// choice is arbitrary").
//@ kinds: assertion-failure
public class NotifyPicksOne {
    static int waiting;
    static final StringBuilder order = new StringBuilder();
    static final Object lock = new Object();

    static void await(char name) {
        synchronized (lock) {
            waiting++;
            try {
                lock.wait();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            order.append(name);
            lock.notify();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> await('a'));
        Thread b = new Thread(() -> await('b'));
        a.start();
        while (true) {
            synchronized (lock) {
                if (waiting == 1) {
                    break;
                }
            }
        }
        b.start();
        while (true) {
            synchronized (lock) {
                if (waiting == 2) {
                    lock.notify();
                    break;
                }
            }
        }
        a.join();
        b.join();
        assert order.toString().equals("ab"); //~ assertion-failure
    }
}
