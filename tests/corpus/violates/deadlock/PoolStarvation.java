// A pool of one thread runs a task that waits for another task of the same pool.
// The second task can only run once the first is done.
//@ kinds: deadlock
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolStarvation {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        Future<Integer> outer = pool.submit(() -> {
            Future<Integer> inner = pool.submit(() -> 1);
            return inner.get() + 1; //~ deadlock
        });
        outer.get(); //~ deadlock
        pool.shutdown();
    }
}
