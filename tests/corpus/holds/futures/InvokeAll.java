// invokeAll returns when all its tasks are done.
//@ unreduced: no
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class InvokeAll {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
        int sum = 0;
        for (Future<Integer> future : pool.invokeAll(tasks)) {
            assert future.isDone();
            sum += future.get();
        }
        pool.shutdown();
        assert sum == 3;
    }
}
