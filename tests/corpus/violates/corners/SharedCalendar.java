// A calendar computes its fields lazily: another thread may clear it in between.
//@ kinds: assertion-failure
import java.util.Calendar;
import java.util.Locale;
import java.util.TimeZone;

public class SharedCalendar {
    public static void main(String[] args) throws Exception {
        Calendar c = Calendar.getInstance(TimeZone.getTimeZone("UTC"), Locale.ROOT);
        c.setTimeInMillis(0);
        Thread t = new Thread(() -> c.set(Calendar.YEAR, 2000));
        t.start();
        int y = c.get(Calendar.YEAR);
        t.join();
        assert y == 1970; //~ assertion-failure
    }
}
