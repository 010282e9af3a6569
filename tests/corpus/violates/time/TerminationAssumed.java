// awaitTermination may give up before the pool has ended.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class TerminationAssumed {
    static volatile boolean done;

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(1);
        pool.execute(() -> done = true);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        assert done; //~ assertion-failure
    }
}
