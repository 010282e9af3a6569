// One permit is there, and the semaphore is fair. Who wants two waits in the queue, and who wants one behind it.
//@ kinds: deadlock
import java.util.concurrent.Semaphore;

public class FairPermitsKeepOneOut {
    public static void main(String[] args) throws Exception {
        Semaphore permits = new Semaphore(1, true);
        Thread two = new Thread(() -> { permits.acquireUninterruptibly(2); permits.release(2); });
        Thread one = new Thread(() -> { permits.acquireUninterruptibly(); permits.release(); });
        two.start();
        one.start();
        one.join();
        permits.release();
        two.join();
    }
}
