// Three tasks given together to a work-stealing pool of two: invokeAll gives their results in order.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class WorkStealingPool {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newWorkStealingPool(2);
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2, () -> 3);
        int digits = 0;
        for (Future<Integer> future : pool.invokeAll(tasks)) {
            digits = digits * 10 + future.get();
        }
        pool.shutdown();
        assert digits == 123;
    }
}
