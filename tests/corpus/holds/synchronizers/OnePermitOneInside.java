// A semaphore with one permit keeps threads apart like a lock.
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class OnePermitOneInside {
    static final Semaphore permits = new Semaphore(1);
    static int count;

    static void enter() {
        permits.acquireUninterruptibly();
        count++;
        permits.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(OnePermitOneInside::enter);
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assert count == 3;
    }
}
