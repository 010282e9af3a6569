// Three tasks on a pool of two. shutdown does not wait for them, so the sum may be less.
//@ kinds: assertion-failure
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

public class ThreeTasksNotAwaited {
    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        AtomicInteger sum = new AtomicInteger();
        for (int i = 1; i <= 3; i++) {
            int number = i;
            pool.submit(() -> sum.addAndGet(number));
        }
        pool.shutdown();
        assert sum.get() == 6; //~ assertion-failure
    }
}
