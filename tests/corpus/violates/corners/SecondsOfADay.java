// Epoch seconds and a day of them.
//@ kinds: assertion-failure
import java.time.Instant;

public class SecondsOfADay {
    public static void main(String[] args) {
        long made = Instant.now().getEpochSecond();
        long a = Instant.now().getEpochSecond() - made;
        assert a < 86_400; //~ assertion-failure
    }
}
