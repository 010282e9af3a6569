// A session is touched once and then gets older in each round of a loop that sleeps a second. In the fourth round it is more
// than three seconds old, or earlier, if time passes elsewhere: rounds in which an instant has another age are other states.
//@ kinds: uncaught
import java.time.Duration;
import java.time.Instant;

public class InstantAgeGrows {
    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> { }).start();
        Instant touched = Instant.now();
        while (true) {
            Thread.sleep(1000);
            if (Duration.between(touched, Instant.now()).compareTo(Duration.ofSeconds(3)) > 0) {
                throw new IllegalStateException("expired"); //~ uncaught
            }
        }
    }
}
