// A worker dies of an exception before it counts the latch down, so main waits for ever:
// one fault, two symptoms.
//@ kinds: uncaught deadlock
import java.util.concurrent.CountDownLatch;

public class DeadWorker {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        int[] cells = new int[1];
        new Thread(() -> {
            cells[1] = 5; //~ uncaught
            latch.countDown();
        }).start();
        latch.await(); //~ deadlock
    }
}
