// parkNanos may return before the flag is set.
//@ kinds: assertion-failure
import java.util.concurrent.locks.LockSupport;

public class ParkNanosOnce {
    static volatile boolean ready;
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread t = new Thread(() -> {
            ready = true;
            LockSupport.unpark(main);
        });
        t.start();
        LockSupport.parkNanos(1_000_000);
        assert ready;
    }
}
