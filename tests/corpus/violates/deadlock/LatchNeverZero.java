// The latch needs two counts and gets one.
//@ kinds: deadlock
import java.util.concurrent.CountDownLatch;

public class LatchNeverZero {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(2);
        new Thread(latch::countDown).start();
        latch.await(); //~ deadlock
    }
}
