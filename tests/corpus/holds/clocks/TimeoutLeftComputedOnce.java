// The time that is left is computed once, checked and used: `wait` never gets a negative or unlimited one.
public class TimeoutLeftComputedOnce {
    static boolean ready;

    public static void main(String[] args) throws InterruptedException {
        Object lock = new Object();
        long deadline = System.currentTimeMillis() + 100;
        synchronized (lock) {
            long left = deadline - System.currentTimeMillis();
            while (!ready && left > 0) {
                lock.wait(left);
                left = deadline - System.currentTimeMillis();
            }
        }
    }
}
