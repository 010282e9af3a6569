// invokeAny gives the result of one of its tasks, whichever is first; both results are positive.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class InvokeAnyGivesOne {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
        int result = pool.invokeAny(tasks);
        pool.shutdown();
        if (result != 1 && result != 2) {
            throw new AssertionError(result);
        }
    }
}
