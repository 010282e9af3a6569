// The worker counts down in a finally clause and its exception is caught: main goes on.
import java.util.concurrent.CountDownLatch;

public class DeadWorkerFinally {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        int[] cells = new int[1];
        new Thread(() -> {
            try {
                cells[1] = 5;
            } catch (ArrayIndexOutOfBoundsException e) {
                cells[0] = -1;
            } finally {
                latch.countDown();
            }
        }).start();
        latch.await();
        assert cells[0] == -1;
    }
}
