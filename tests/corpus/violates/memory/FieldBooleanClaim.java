// Both threads may find the flag down by Field.getBoolean before either raises it.
//@ kinds: assertion-failure
import java.lang.reflect.Field;
import java.util.concurrent.atomic.AtomicInteger;

public class FieldBooleanClaim {
    static boolean taken;
    static final AtomicInteger owners = new AtomicInteger();

    static void claim() {
        try {
            Field flag = FieldBooleanClaim.class.getDeclaredField("taken");
            if (!flag.getBoolean(null)) {
                flag.setBoolean(null, true);
                owners.incrementAndGet();
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(FieldBooleanClaim::claim);
        other.start();
        claim();
        other.join();
        assert owners.get() == 1; //~ assertion-failure
    }
}
