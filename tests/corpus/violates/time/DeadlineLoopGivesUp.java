// A loop that waits until a deadline gives up when the time is over, though the flag comes.
//@ kinds: assertion-failure
public class DeadlineLoopGivesUp {
    static boolean ready;

    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread other = new Thread(() -> {
            synchronized (monitor) {
                ready = true;
                monitor.notifyAll();
            }
        });
        other.start();
        synchronized (monitor) {
            long deadline = System.currentTimeMillis() + 100;
            long left = 100;
            while (!ready && left > 0) {
                monitor.wait(left);
                left = deadline - System.currentTimeMillis();
            }
            assert ready; //~ assertion-failure
        }
    }
}
