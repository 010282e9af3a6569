// One thread drains a semaphore of one permit and then waits for a permit; the other takes and gives back the permit. If the
// permits are drained first, both wait for ever. If they are drained while the other has the permit, there is none to drain,
// and the assertion fails.
//@ kinds: deadlock assertion-failure
import java.util.concurrent.Semaphore;

public class DrainBesideWaiter {
    static final Semaphore permits = new Semaphore(1);

    static class Drain extends Thread {
        @Override
        public void run() {
            if (permits.drainPermits() == 0) {
                throw new AssertionError("nothing was left"); //~ assertion-failure
            }
            permits.acquireUninterruptibly();
        }
    }

    public static void main(String[] args) throws Exception {
        new Drain().start();
        permits.acquire();
        permits.release();
    }
}
