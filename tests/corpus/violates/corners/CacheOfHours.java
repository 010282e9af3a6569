// An entry lives for six hours by `TimeUnit`; it may be over between check and use.
//@ kinds: assertion-failure
import java.util.concurrent.TimeUnit;

public class CacheOfHours {
    public static void main(String[] args) {
        long ttl = TimeUnit.HOURS.toMillis(6);
        long made = System.currentTimeMillis();
        if (System.currentTimeMillis() - made < ttl) {
            assert System.currentTimeMillis() - made < ttl; //~ assertion-failure
        }
    }
}
