// The text of a time is printed, and then the program reads it: the time counts.
//@ kinds: assertion-failure
import java.time.Instant;
import java.time.temporal.ChronoUnit;

public class TimeTextIsParsed {
    public static void main(String[] args) throws InterruptedException {
        String first = null;
        while (true) {
            String text = "" + Instant.now().truncatedTo(ChronoUnit.SECONDS);
            System.out.println(text);
            if (first == null) {
                first = text;
            }
            long passed = Instant.parse(text).getEpochSecond() - Instant.parse(first).getEpochSecond();
            assert passed < 3; //~ assertion-failure
            Thread.sleep(1000);
        }
    }
}
