// The permit is given before the flag is set: the parked thread wakes, sees no flag, parks again.
//@ kinds: deadlock
import java.util.concurrent.locks.LockSupport;

public class UnparkBeforeFlag {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            LockSupport.unpark(main);
            ready = true;
        }).start();
        while (!ready) {
            LockSupport.park(); //~ deadlock
        }
    }
}
