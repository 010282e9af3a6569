// Two unparks that come before the first park give one permit, so the second park waits for good.
//@ kinds: deadlock
import java.util.concurrent.locks.LockSupport;

public class ParkTwicePermitOnce {
    public static void main(String[] args) throws Exception {
        Thread parked = new Thread(() -> {
            LockSupport.park();
            LockSupport.park(); //~ deadlock
        });
        parked.start();
        LockSupport.unpark(parked);
        LockSupport.unpark(parked);
    }
}
