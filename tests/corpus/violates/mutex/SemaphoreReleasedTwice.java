// A semaphore has no owner: a release too many, in a finally clause after a failed tryAcquire, makes a
// second permit.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.Semaphore;

public class SemaphoreReleasedTwice {
    static final Semaphore mutex = new Semaphore(1);

    static void enter() {
        try {
            mutex.tryAcquire();
        } finally {
            mutex.release();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SemaphoreReleasedTwice::enter);
        other.start();
        enter();
        other.join();
        assert mutex.availablePermits() == 1; //~ assertion-failure
    }
}
