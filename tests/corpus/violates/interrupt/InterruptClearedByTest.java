// Thread.interrupted clears the status it reports. If the interrupt comes before the test, the wait after
// it is not interrupted any more.
//@ kinds: deadlock
public class InterruptClearedByTest {
    static volatile boolean logged;

    public static void main(String[] args) {
        Object monitor = new Object();
        Thread waiter = new Thread(() -> {
            logged = Thread.interrupted();
            synchronized (monitor) {
                try {
                    monitor.wait(); //~ deadlock
                } catch (InterruptedException e) {
                    return;
                }
            }
        });
        waiter.start();
        waiter.interrupt();
    }
}
