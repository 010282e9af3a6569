// The same limit with java.util.Date.
//@ kinds: assertion-failure
import java.util.Date;

public class DateLimit {
    public static void main(String[] args) {
        Date limit = new Date(System.currentTimeMillis() + 500);
        assert new Date().before(limit); //~ assertion-failure
    }
}
