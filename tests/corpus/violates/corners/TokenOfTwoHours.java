// The token is valid for two hours, as an Instant; it may expire between check and use.
//@ kinds: assertion-failure
import java.time.Duration;
import java.time.Instant;

public class TokenOfTwoHours {
    public static void main(String[] args) {
        Instant expires = Instant.now().plus(Duration.ofHours(2));
        if (Instant.now().isBefore(expires)) {
            assert Instant.now().isBefore(expires); //~ assertion-failure
        }
    }
}
