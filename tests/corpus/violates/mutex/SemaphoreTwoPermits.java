// A semaphore with two permits lets both threads in.
//@ kinds: assertion-failure
import java.util.concurrent.Semaphore;

public class SemaphoreTwoPermits {
    static final Semaphore mutex = new Semaphore(2);
    static int count;

    static void enter() {
        mutex.acquireUninterruptibly();
        count++;
        mutex.release();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SemaphoreTwoPermits::enter);
        other.start();
        enter();
        other.join();
        assert count == 2; //~ assertion-failure
    }
}
