// An ExecutorCompletionService gives each of three futures once, in the order in which they are done. Their sum is 6.
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CompletionServiceSums {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
        service.submit(() -> 1);
        service.submit(() -> 2);
        service.submit(() -> 3);
        int sum = service.take().get() + service.take().get() + service.take().get();
        pool.shutdown();
        if (sum != 6) {
            throw new AssertionError(sum);
        }
    }
}
