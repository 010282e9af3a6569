// A task either runs or is among those that `shutdownNow` returns, never both and never neither.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class ShutdownNowRunsOrReturns {
    static volatile int ran;

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> ran++);
        int left = pool.shutdownNow().size();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
            Thread.yield();
        }
        assert ran + left == 1;
    }
}
