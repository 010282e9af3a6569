// The only worker of the pool waits for a latch that the next task would open.
//@ kinds: deadlock
//@ unreduced: no
import java.util.concurrent.*;

public class ForkJoinStarvation {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(1);
        CountDownLatch open = new CountDownLatch(1);
        ForkJoinTask<?> waits = pool.submit(() -> {
            open.await();
            return 1;
        });
        pool.submit(open::countDown);
        waits.get();
    }
}
