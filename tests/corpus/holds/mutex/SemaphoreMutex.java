// A semaphore with one permit is a mutex.
import java.util.concurrent.Semaphore;

public class SemaphoreMutex {
    static final Semaphore mutex = new Semaphore(1);
    static int count;

    static void enter() {
        mutex.acquireUninterruptibly();
        count++;
        mutex.release();
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(SemaphoreMutex::enter);
        other.start();
        enter();
        other.join();
        assert count == 2;
    }
}
