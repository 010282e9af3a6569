// A point in time long ago is over at once.
import java.util.concurrent.locks.LockSupport;

public class ParkUntilLongAgo {
    public static void main(String[] args) throws Exception {
        LockSupport.parkUntil(Long.MIN_VALUE);
        LockSupport.parkNanos(Long.MIN_VALUE);
        Thread t = new Thread(() -> LockSupport.parkUntil(1));
        t.start();
        t.join();
    }
}
