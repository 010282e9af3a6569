// A cancelled future is done although its task still runs.
//@ kinds: assertion-failure
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class CancelledButRunning {
    static volatile int state;
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<?> f = pool.submit(() -> { state = 1; state = 2; });
        f.cancel(false);
        int seen = state;
        pool.shutdown();
        assert seen != 1; //~ assertion-failure
    }
}
