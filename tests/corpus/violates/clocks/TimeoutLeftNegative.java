// The time that is left is computed from a deadline and handed to `wait`; it may have become zero or negative after the
// check, and `wait` refuses a negative one.
//@ kinds: uncaught
public class TimeoutLeftNegative {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        long deadline = System.currentTimeMillis() + 100;
        synchronized (lock) {
            if (!ready && System.currentTimeMillis() < deadline) {
                long left = deadline - System.currentTimeMillis();
                lock.wait(left == 0 ? 1 : left); //~ uncaught
            }
        }
    }
}
