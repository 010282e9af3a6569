// Two threads take a lock of their own making, over and over, and wait twice as long after each failure, up to a second. Whoever has
// the lock is alone. Attempts are counted for the message only.
//@ note: no run ends
import java.util.concurrent.atomic.AtomicBoolean;

public class BackoffInALoop {
    static final AtomicBoolean lock = new AtomicBoolean();
    static int inside;

    public static void main(String[] args) {
        Runnable work = () -> {
            while (true) {
                long delay = 10;
                int attempt = 0;
                while (!lock.compareAndSet(false, true)) {
                    System.out.println("attempt " + ++attempt + " failed, waiting " + delay + " ms");
                    try {
                        Thread.sleep(delay);
                    } catch (InterruptedException stop) {
                        return;
                    }
                    delay = Math.min(delay * 2, 1000);
                }
                assert ++inside == 1;
                inside--;
                lock.set(false);
            }
        };
        new Thread(work).start();
        new Thread(work).start();
    }
}
