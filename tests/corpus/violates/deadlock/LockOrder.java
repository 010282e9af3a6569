// Two threads take two monitors in opposite order.
// Each may hold its first monitor while it waits for the other's: neither ever goes on.
//@ kinds: deadlock
public class LockOrder {
    static final Object a = new Object();
    static final Object b = new Object();

    public static void main(String[] args) throws Exception {
        Thread left = new Thread(() -> {
            synchronized (a) {
                synchronized (b) { //~ deadlock
                }
            }
        });
        Thread right = new Thread(() -> {
            synchronized (b) {
                synchronized (a) { //~ deadlock
                }
            }
        });
        left.start();
        right.start();
        left.join();
        right.join();
    }
}
