// After shutdown the worker ends once the queue is empty; what was submitted before still runs.
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolShutDown {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> value = pool.submit(() -> 3);
        pool.shutdown();
        int got = value.get();
        assert got == 3;
    }
}
