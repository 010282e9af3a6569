// A factory of the program counts the workers it makes. The second task comes while the first worker is busy or idle: one worker
// may be enough.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicInteger;

public class FactoryOfProgramCounts {
    static final AtomicInteger MADE = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(2, of -> {
            MADE.incrementAndGet();
            return ForkJoinPool.defaultForkJoinWorkerThreadFactory.newThread(of);
        }, null, false);
        pool.submit(() -> { }).get();
        pool.submit(() -> { }).get();
        if (MADE.get() == 1) {
            throw new AssertionError("one worker ran both");
        }
    }
}
