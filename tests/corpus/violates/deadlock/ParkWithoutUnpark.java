// A permit does not add up: two unparks before the first park leave one permit for two parks.
//@ kinds: deadlock
import java.util.concurrent.locks.LockSupport;

public class ParkWithoutUnpark {
    public static void main(String[] args) throws Exception {
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> {
            LockSupport.unpark(main);
            LockSupport.unpark(main);
        });
        other.start();
        LockSupport.park();
        LockSupport.park(); //~ deadlock
    }
}
