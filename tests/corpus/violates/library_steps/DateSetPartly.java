// A date's day and hour are set in two calls; a reader sees the new day with the old hour.
//@ kinds: assertion-failure
import java.util.Date;

public class DateSetPartly {
    public static void main(String[] args) {
        Date begin = new Date(0);
        Date end = new Date(0);
        new Thread(() -> {
            begin.setTime(1);
            end.setTime(1);
        }).start();
        boolean before = begin.after(end);
        assert !before; //~ assertion-failure
    }
}
