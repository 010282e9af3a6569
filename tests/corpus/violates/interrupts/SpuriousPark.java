// `park` may return for no reason (javadoc), and the thread takes that for the signal.
//@ kinds: assertion-failure
//@ flags: --spurious-wakeups
import java.util.concurrent.locks.LockSupport;

public class SpuriousPark {
    static volatile boolean ready;

    public static void main(String[] args) {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            ready = true;
            LockSupport.unpark(main);
        }).start();
        LockSupport.park();
        assert ready; //~ assertion-failure
    }
}
