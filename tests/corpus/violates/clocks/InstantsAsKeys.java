// Events are kept by the instant at which they came, taken for unique. Two readings of the clock in two threads may give
// the same instant, where no time passes between them, and one event is lost.
//@ kinds: assertion-failure
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class InstantsAsKeys {
    static final Map<Instant, String> events = new ConcurrentHashMap<>();

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> events.put(Instant.now(), "other"));
        other.start();
        events.put(Instant.now(), "main");
        other.join();
        assert events.size() == 2 : "an event was lost"; //~ assertion-failure
    }
}
