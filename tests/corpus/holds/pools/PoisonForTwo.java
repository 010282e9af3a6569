// Two workers of a pool take numbers from a queue until one finds the poison, which it puts back for the other. All that was
// put before the poison is taken before it, so the sum is 6 when the pool has terminated.
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class PoisonForTwo {
    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        AtomicInteger sum = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 2; i++) {
            pool.submit(() -> {
                int number = queue.take();
                for (; number > 0; number = queue.take()) {
                    sum.addAndGet(number);
                }
                queue.put(number);
                return null;
            });
        }
        queue.put(1);
        queue.put(2);
        queue.put(3);
        queue.put(-1);
        pool.shutdown();
        if (pool.awaitTermination(1, TimeUnit.DAYS) && sum.get() != 6) {
            throw new AssertionError(sum);
        }
    }
}
