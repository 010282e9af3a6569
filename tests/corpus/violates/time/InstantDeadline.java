// A poller gives up at an instant that is kept as seconds and nanoseconds. The flag may be set later than that, as
// sleeps last as long as they like; so the exception is reachable. Rounds of the loop differ in the time alone.
//@ kinds: uncaught
import java.time.Duration;
import java.time.Instant;

public class InstantDeadline {
    static volatile boolean ready;

    public static void main(String[] args) throws Exception {
        new Thread(() -> ready = true).start();
        Instant deadline = Instant.now().plus(Duration.ofMillis(50));
        while (!ready) {
            if (Instant.now().isAfter(deadline)) throw new IllegalStateException("too late"); //~ uncaught
            Thread.sleep(20);
        }
    }
}
