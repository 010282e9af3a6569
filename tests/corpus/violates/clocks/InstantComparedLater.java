// `Instant.now` and a limit made from it: the limit may be over when the next instant is taken.
//@ kinds: assertion-failure
import java.time.Instant;

public class InstantComparedLater {
    public static void main(String[] args) {
        Instant limit = Instant.now().plusMillis(500);
        assert Instant.now().isBefore(limit); //~ assertion-failure
    }
}
