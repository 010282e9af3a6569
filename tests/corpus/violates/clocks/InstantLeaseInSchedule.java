// A lease is renewed at a fixed rate while its holder checks it and then uses it. Between the check and the use time may
// pass, whatever the rate is, so that the lease is over when it is used.
//@ kinds: assertion-failure
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class InstantLeaseInSchedule {
    static volatile Instant expiry = Instant.now().plusMillis(100);

    public static void main(String[] args) {
        ScheduledExecutorService renewals = Executors.newSingleThreadScheduledExecutor(task -> {
            Thread thread = new Thread(task, "renewals");
            thread.setDaemon(true);
            return thread;
        });
        renewals.scheduleAtFixedRate(() -> expiry = Instant.now().plusMillis(100), 50, 50, TimeUnit.MILLISECONDS);
        Instant lease = expiry;
        if (Instant.now().isBefore(lease)) {
            assert !Instant.now().isAfter(lease) : "used too late"; //~ assertion-failure
        }
    }
}
