// A scheduled task prints the time once a second and clears a log, which main takes away before it stops the task: then the task has
// failed and cannot be cancelled any more.
//@ kinds: uncaught
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

public class ScheduledHeartbeatStopped {
    static volatile StringBuilder log = new StringBuilder();

    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        ScheduledFuture<?> beat = pool.scheduleAtFixedRate(() -> {
            System.out.println(Instant.now() + " alive");
            log.setLength(0);
        }, 0, 1, TimeUnit.SECONDS);
        Thread.sleep(1500);
        log = null;
        beat.cancel(false);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        if (!beat.isCancelled()) {
            throw new IllegalStateException("the beat had failed"); //~ uncaught
        }
    }
}
