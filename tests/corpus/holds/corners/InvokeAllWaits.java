// `invokeAll` returns when all are done.
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class InvokeAllWaits {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        int[] done = new int[2];
        List<Callable<Void>> tasks = List.of(() -> { done[0] = 1; return null; }, () -> { done[1] = 1; return null; });
        for (Future<Void> f : pool.invokeAll(tasks)) if (!f.isDone()) throw new AssertionError();
        pool.shutdown();
        if (done[0] + done[1] != 2) throw new AssertionError();
    }
}
