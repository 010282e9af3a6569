// A pool of two is asked how many workers it has after both of its tasks are done. One worker may have run both tasks, one after
// the other, before the second was wanted; or there are two.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.ForkJoinPool;

public class WorkersOfPoolAsked {
    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2);
        pool.submit(() -> { }).get();
        pool.submit(() -> { }).get();
        if (pool.getPoolSize() == 1) {
            throw new AssertionError("one worker ran both");
        }
    }
}
