// Reflection reads and writes a volatile field as such (JLS 17.4.2 knows no other way to access it), so there is
// no data race. Reading and then writing is still no increment.
//@ kinds: assertion-failure
//@ flags: --property no-race
import java.lang.reflect.Field;

public class FieldVolatileCompound {
    static volatile long count;

    static void increment() {
        try {
            Field field = FieldVolatileCompound.class.getDeclaredField("count");
            field.setLong(null, field.getLong(null) + 1);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(FieldVolatileCompound::increment);
        other.start();
        increment();
        other.join();
        assert count == 2; //~ assertion-failure
    }
}
