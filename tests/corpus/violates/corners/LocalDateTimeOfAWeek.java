// A reservation ends in a week.
//@ kinds: assertion-failure
import java.time.LocalDateTime;

public class LocalDateTimeOfAWeek {
    public static void main(String[] args) {
        LocalDateTime end = LocalDateTime.now().plusDays(7);
        boolean open = LocalDateTime.now().isBefore(end);
        boolean still = LocalDateTime.now().isBefore(end);
        assert open == still; //~ assertion-failure
    }
}
