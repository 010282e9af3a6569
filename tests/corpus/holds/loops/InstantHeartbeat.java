// A monitor notes when it last heard of a worker, and says how long ago that was, for ever. All it does with
// instants is compare them and take one from another, so every round ends where it began. Nothing is asserted that time
// could break: the age is never negative, since readings of the clock do not go back.
//@ note: no run ends
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.locks.LockSupport;

public class InstantHeartbeat {
    static volatile Instant lastSeen = Instant.now();

    public static void main(String[] args) throws InterruptedException {
        Thread worker = new Thread(() -> {
            while (true) {
                lastSeen = Instant.now();
                LockSupport.parkNanos(1_000_000_000);
            }
        });
        worker.start();
        while (true) {
            Instant seen = lastSeen;
            Duration age = Duration.between(seen, Instant.now());
            if (age.isNegative()) {
                throw new AssertionError("heard of in the future");
            }
            if (age.compareTo(Duration.ofSeconds(5)) > 0) {
                System.out.println("late by " + age);
            }
            Thread.sleep(1000);
        }
    }
}
