// Two permits let two threads in, which then lose an update.
//@ kinds: assertion-failure
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class TwoPermitsTwoInside {
    static final Semaphore permits = new Semaphore(2);
    static int count;

    static void enter() {
        permits.acquireUninterruptibly();
        count++;
        permits.release();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(TwoPermitsTwoInside::enter);
        other.start();
        enter();
        other.join();
        assert count == 2; //~ assertion-failure
    }
}
