// The text of a semaphore says how many permits there are; another thread has the only one for a moment.
//@ kinds: assertion-failure
import java.util.concurrent.Semaphore;

public class SemaphoreTextShowsPermits {
    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(1);
        Thread other = new Thread(() -> { permits.acquireUninterruptibly(); permits.release(); });
        other.start();
        assert permits.toString().endsWith("1]"); //~ assertion-failure
        other.join();
    }
}
