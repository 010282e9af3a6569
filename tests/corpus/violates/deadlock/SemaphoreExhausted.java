// Two threads need two permits each and take them one at a time from a pool of two.
// Each may get one and wait for the second.
//@ kinds: deadlock
import java.util.concurrent.Semaphore;

public class SemaphoreExhausted {
    static final Semaphore permits = new Semaphore(2);

    static void useTwo() {
        permits.acquireUninterruptibly();
        permits.acquireUninterruptibly(); //~ deadlock
        permits.release(2);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SemaphoreExhausted::useTwo);
        other.start();
        useTwo();
        other.join();
    }
}
