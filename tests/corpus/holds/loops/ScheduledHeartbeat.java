// A scheduled task prints the time once a second, at a fixed rate and without end. Nobody reads what is printed.
//@ note: no run ends
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledHeartbeat {
    public static void main(String[] args) {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.scheduleAtFixedRate(() -> System.out.println(Instant.now() + " alive"), 0, 1, TimeUnit.SECONDS);
    }
}
