// A time is formatted for standard output, and code of the program that takes part in that sees what was made of it.
//@ kinds: assertion-failure
import java.time.Duration;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.Formattable;
import java.util.Formatter;

public class FormattableSeesTime {
    static class Spy implements Formattable {
        String seen;

        @Override
        public void formatTo(Formatter formatter, int flags, int width, int precision) {
            seen = formatter.out().toString().trim();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Spy spy = new Spy();
        String first = null;
        while (true) {
            LocalTime time = LocalTime.now().truncatedTo(ChronoUnit.MINUTES);
            System.out.println(String.format("%s %s", time, spy));
            if (first == null) {
                first = spy.seen;
            }
            Duration passed = Duration.between(LocalTime.parse(first), LocalTime.parse(spy.seen));
            assert passed.toMinutes() < 3; //~ assertion-failure
            Thread.sleep(60_000);
        }
    }
}
