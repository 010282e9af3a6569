// The task's exception comes out of Future.get as an ExecutionException, and main does not catch it.
//@ kinds: uncaught
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FutureGetThrows {
    static volatile int zero;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> future = pool.submit(() -> 1 / zero);
        pool.shutdown();
        future.get(); //~ uncaught
    }
}
