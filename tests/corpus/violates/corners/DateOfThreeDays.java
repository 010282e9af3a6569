// A certificate is valid for three days, as a Date.
//@ kinds: assertion-failure
import java.util.Date;

public class DateOfThreeDays {
    public static void main(String[] args) {
        Date until = new Date(System.currentTimeMillis() + 3L * 86_400_000);
        if (new Date().before(until)) {
            assert new Date().before(until); //~ assertion-failure
        }
    }
}
