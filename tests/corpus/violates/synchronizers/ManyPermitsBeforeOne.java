// Who waits for two permits at the head of the queue keeps out whoever waits behind for one, although one is there.
//@ kinds: deadlock
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

public class ManyPermitsBeforeOne {
    static final Semaphore permits = new Semaphore(0);

    public static void main(String[] args) throws InterruptedException {
        Thread two = new Thread(() -> permits.acquireUninterruptibly(2));
        Thread one = new Thread(() -> permits.acquireUninterruptibly(1));
        two.setDaemon(true);
        two.start();
        one.start();
        permits.release();
    }
}
