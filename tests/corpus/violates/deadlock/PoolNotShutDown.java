// The pool's worker is no daemon and waits for more work after main has ended: the JVM never ends.
//@ kinds: deadlock
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolNotShutDown {
    static final ExecutorService pool = Executors.newFixedThreadPool(1);

    public static void main(String[] args) throws Exception {
        int value = pool.submit(() -> 3).get();
        assert value == 3;
    }
}
