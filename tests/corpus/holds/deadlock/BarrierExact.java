// A barrier for two parties; both come, and what each wrote before is seen by both after.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierExact {
    static int left;
    static int right;

    static void await(CyclicBarrier barrier) {
        try {
            barrier.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        CyclicBarrier barrier = new CyclicBarrier(2);
        Thread other = new Thread(() -> {
            left = 1;
            await(barrier);
            assert right == 1;
        });
        other.start();
        right = 1;
        await(barrier);
        assert left == 1;
        other.join();
    }
}
