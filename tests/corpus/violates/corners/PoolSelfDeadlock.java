// A task waits for another one in a pool with one worker.
//@ kinds: deadlock
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolSelfDeadlock {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> f = pool.submit(() -> pool.submit(() -> 1).get());
        f.get();
        pool.shutdown();
    }
}
