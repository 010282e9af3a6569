// The counterpart of the claim that a thread is still WAITING right after `unpark`: it may have gone on already, and even
// have ended.
//@ kinds: assertion-failure
import java.util.concurrent.locks.LockSupport;

public class NoLongerWaitingAfterUnpark {
    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(LockSupport::park);
        worker.start();
        if (worker.getState() == Thread.State.WAITING) {
            LockSupport.unpark(worker);
            assert worker.getState() == Thread.State.WAITING; //~ assertion-failure
        }
        LockSupport.unpark(worker);
        worker.join();
    }
}
