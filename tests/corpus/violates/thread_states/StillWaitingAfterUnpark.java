// `unpark` makes the permit available; the parked thread notices later. Until it does, others still see it WAITING (seen
// on java). So "it no longer waits" does not follow from `unpark`.
//@ kinds: assertion-failure
import java.util.concurrent.locks.LockSupport;

public class StillWaitingAfterUnpark {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(LockSupport::park);
        worker.start();
        boolean waits = worker.getState() == Thread.State.WAITING;
        LockSupport.unpark(worker);
        assert !waits || worker.getState() != Thread.State.WAITING; //~ assertion-failure
        worker.join();
    }
}
