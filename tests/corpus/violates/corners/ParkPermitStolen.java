// The permit is used up by a park inside the program before the one that waits for it.
//@ kinds: deadlock
import java.util.concurrent.locks.LockSupport;

public class ParkPermitStolen {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> LockSupport.unpark(main));
        t.start();
        LockSupport.parkNanos(1000);
        LockSupport.park();
    }
}
