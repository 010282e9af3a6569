// One permit is released while two threads wait for it; the other one waits until it comes back. Either may be first.
//@ kinds: assertion-failure
import java.util.concurrent.Semaphore;

public class SemaphoreEitherFirst {
    static final StringBuilder order = new StringBuilder();

    static void append(Semaphore semaphore, char name) {
        semaphore.acquireUninterruptibly();
        order.append(name);
        semaphore.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Semaphore semaphore = new Semaphore(0);
        Thread a = new Thread(() -> append(semaphore, 'a'));
        Thread b = new Thread(() -> append(semaphore, 'b'));
        a.start();
        b.start();
        semaphore.release();
        a.join();
        b.join();
        assert order.charAt(0) == 'a'; //~ assertion-failure
    }
}
