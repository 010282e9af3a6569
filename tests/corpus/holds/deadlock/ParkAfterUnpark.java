// unpark before park is not lost: the permit stays until the park takes it.
import java.util.concurrent.locks.LockSupport;

public class ParkAfterUnpark {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        new Thread(() -> {
            ready = true;
            LockSupport.unpark(main);
        }).start();
        while (!ready) {
            LockSupport.park();
        }
    }
}
