// After a cancel that succeeded, `get` fails; else it gives the value.
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class GetAfterCancelThrows {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Future<Integer> f = pool.submit(() -> 1);
        boolean cancelled = f.cancel(true);
        try { if (cancelled || f.get() != 1) throw new AssertionError(); } catch (CancellationException e) { if (!cancelled) throw e; } catch (AssertionError e) { if (!f.isCancelled()) throw e; }
        pool.shutdown();
    }
}
