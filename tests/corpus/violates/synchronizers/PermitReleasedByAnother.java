// A semaphore is no lock: whoever releases a permit lets a second thread in.
//@ kinds: assertion-failure
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class PermitReleasedByAnother {
    static final Semaphore mutex = new Semaphore(1);
    static int inside;

    static void enter() {
        mutex.acquireUninterruptibly();
        inside++;
        int seen = inside;
        inside--;
        mutex.release();
        assert seen == 1; //~ assertion-failure
    }

    public static void main(String[] args) {
        new Thread(PermitReleasedByAnother::enter).start();
        new Thread(PermitReleasedByAnother::enter).start();
        mutex.release();
    }
}
