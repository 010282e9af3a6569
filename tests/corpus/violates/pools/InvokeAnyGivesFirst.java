// invokeAny gives the result of whichever task is first, which need not be the first of the list.
//@ kinds: assertion-failure
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class InvokeAnyGivesFirst {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        List<Callable<Integer>> tasks = List.of(() -> 1, () -> 2);
        int result = pool.invokeAny(tasks);
        pool.shutdown();
        if (result != 1) {
            throw new AssertionError("the second was first");
        }
    }
}
