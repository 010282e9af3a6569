// Two threads need two permits of two each and take both at once: acquire(2) takes all or none.
import java.util.concurrent.Semaphore;

public class SemaphoreBothAtOnce {
    static final Semaphore permits = new Semaphore(2);

    static void useTwo() {
        permits.acquireUninterruptibly(2);
        permits.release(2);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SemaphoreBothAtOnce::useTwo);
        other.start();
        useTwo();
        other.join();
        assert permits.availablePermits() == 2;
    }
}
