// notify chooses among the waiters as it likes (JLS 17.2.2): each of the two may be the first to print,
// and who is notified by the second announcement is then the other one.
//@ unreduced: no
//@ output: a\nb
//@ output: b\na
public class NotifyAnyWaiter {
    static final Object monitor = new Object();
    static int tokens;

    static void take(String name) {
        synchronized (monitor) {
            while (tokens == 0) {
                try {
                    monitor.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            tokens--;
            System.out.println(name);
        }
    }

    public static void main(String[] args) {
        new Thread(() -> take("a")).start();
        new Thread(() -> take("b")).start();
        for (int i = 0; i < 2; i++) {
            synchronized (monitor) {
                tokens++;
                monitor.notify();
            }
        }
    }
}
