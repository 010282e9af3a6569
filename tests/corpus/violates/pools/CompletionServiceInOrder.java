// As CompletionServiceSums for two: the second task may be done first.
//@ kinds: assertion-failure
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CompletionServiceInOrder {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        ExecutorCompletionService<Integer> service = new ExecutorCompletionService<>(pool);
        service.submit(() -> 1);
        service.submit(() -> 2);
        int first = service.take().get();
        pool.shutdown();
        if (first != 1) {
            throw new AssertionError("the second was first");
        }
    }
}
