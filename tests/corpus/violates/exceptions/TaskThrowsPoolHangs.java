// The task's exception ends main before it shuts the pool down, so the pool's idle worker keeps the JVM
// alive for ever.
//@ kinds: uncaught deadlock
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class TaskThrowsPoolHangs {
    static volatile int zero;
    static final ExecutorService pool = Executors.newFixedThreadPool(1);

    public static void main(String[] args) throws Exception {
        Future<Integer> future = pool.submit(() -> 1 / zero);
        future.get(); //~ uncaught
        pool.shutdown();
    }
}
