// A permit is there, and main wants it with a limit of no time at all. The semaphore is fair: the permit is for the thread that waits.
// Without a limit main would take it, as tryAcquire does not care for fairness (seen on java).
//@ kinds: assertion-failure
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class FairPermitKeptForTheFirst {
    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(0, true);
        new Thread(permits::acquireUninterruptibly).start();
        permits.release();
        boolean inTurn = permits.tryAcquire(0, TimeUnit.SECONDS);
        boolean either = inTurn || !permits.tryAcquire();
        permits.release();
        assert either; //~ assertion-failure
    }
}
