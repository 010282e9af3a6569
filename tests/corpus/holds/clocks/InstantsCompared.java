// Everything that can be done with two instants without asking what time it is: the second reading is never before the
// first, equal instants have no time between them, and adding a duration and taking it away again gives the same.
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.TreeSet;

public class InstantsCompared {
    static volatile Instant first;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> first = Instant.now());
        other.start();
        other.join();
        Instant second = Instant.now();
        assert !second.isBefore(first) && first.compareTo(second) <= 0;
        assert first.equals(second) == Duration.between(first, second).isZero();
        assert first.until(second, ChronoUnit.NANOS) == Duration.between(first, second).toNanos();
        assert second.plus(Duration.ofSeconds(3)).minusSeconds(3).equals(second);
        assert first.plusMillis(1).isAfter(first);
        TreeSet<Instant> sorted = new TreeSet<>();
        sorted.add(second);
        sorted.add(first);
        assert sorted.first().equals(first);
        assert ChronoUnit.MILLIS.between(first, second) >= 0;
    }
}
