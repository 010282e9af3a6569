// The default time zone is a setting of the process: what one thread reads may be what the other one set.
//@ kinds: assertion-failure
import java.util.TimeZone;

public class TimeZoneChanged {
    public static void main(String[] args) {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        new Thread(() -> TimeZone.setDefault(TimeZone.getTimeZone("GMT+2"))).start();
        assert TimeZone.getDefault().getRawOffset() == 0; //~ assertion-failure
    }
}
