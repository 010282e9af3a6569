// A pool that is shut down still runs what it has: shut down is not terminated.
//@ kinds: assertion-failure
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ShutdownIsNotTerminated {
    static volatile boolean ran;

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> ran = true);
        pool.shutdown();
        assert pool.isTerminated(); //~ assertion-failure
    }
}
