// Runs of one periodic task never overlap.
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

public class ScheduledOverlap {
    static final AtomicInteger inside = new AtomicInteger();
    static final AtomicInteger runs = new AtomicInteger();
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(2);
        ScheduledFuture<?> f = pool.scheduleAtFixedRate(() -> {
            if (inside.incrementAndGet() != 1) throw new AssertionError();
            inside.decrementAndGet();
            if (runs.incrementAndGet() == 3) throw new CancellationException();
        }, 0, 1, TimeUnit.MILLISECONDS);
        try { f.get(); } catch (ExecutionException e) { if (!(e.getCause() instanceof CancellationException)) throw e; }
        pool.shutdown();
    }
}
