// `shutdownNow` drops a delayed task that has not begun.
//@ kinds: assertion-failure
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledDropped {
    static volatile boolean ran;

    public static void main(String[] args) throws InterruptedException {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> ran = true, 10, TimeUnit.MILLISECONDS);
        pool.shutdownNow();
        while (!pool.awaitTermination(1, TimeUnit.SECONDS)) {
            Thread.yield();
        }
        assert ran; //~ assertion-failure
    }
}
