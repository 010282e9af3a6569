// One thread tries to take both permits, keeps them and then wants another one; the other takes and gives back a single
// permit, twice. If the try comes first, both wait for ever: nobody gives a permit back. If it comes while the other has
// one permit, it fails, and the assertion with it. A thread that is kept out by a try has looked at the permits as well,
// so both orders count even where that thread never goes on.
//@ kinds: deadlock assertion-failure
import java.util.concurrent.Semaphore;

public class TryAcquireBesideWaiter {
    static final Semaphore permits = new Semaphore(2);

    static class Greedy extends Thread {
        @Override
        public void run() {
            if (!permits.tryAcquire(2)) {
                throw new AssertionError("somebody has a permit"); //~ assertion-failure
            }
            permits.acquireUninterruptibly();
        }
    }

    public static void main(String[] args) throws Exception {
        new Greedy().start();
        permits.acquire();
        permits.release();
        permits.acquire();
        permits.release();
    }
}
