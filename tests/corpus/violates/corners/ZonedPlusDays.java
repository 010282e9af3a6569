// A booking that ends tomorrow, as a ZonedDateTime.
//@ kinds: assertion-failure
import java.time.ZoneId;
import java.time.ZonedDateTime;

public class ZonedPlusDays {
    public static void main(String[] args) {
        ZonedDateTime end = ZonedDateTime.now(ZoneId.of("UTC")).plusDays(1);
        if (ZonedDateTime.now(ZoneId.of("UTC")).isBefore(end)) {
            assert ZonedDateTime.now(ZoneId.of("UTC")).isBefore(end); //~ assertion-failure
        }
    }
}
