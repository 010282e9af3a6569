// Two threads wait for a monitor that the main thread holds while it starts them. When it is free either may go first.
//@ kinds: assertion-failure
public class MonitorEitherFirst {
    static final StringBuilder order = new StringBuilder();

    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> {
            synchronized (order) {
                order.append('a');
            }
        });
        Thread b = new Thread(() -> {
            synchronized (order) {
                order.append('b');
            }
        });
        synchronized (order) {
            a.start();
            b.start();
        }
        a.join();
        b.join();
        assert order.charAt(0) == 'a'; //~ assertion-failure
    }
}
