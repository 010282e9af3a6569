// Both threads hold the same monitor from Field.getByte to Field.setByte.
//@ flags: --property no-race
import java.lang.reflect.Field;

public class FieldGetSetLocked {
    static byte count;

    static synchronized void increment() {
        try {
            Field field = FieldGetSetLocked.class.getDeclaredField("count");
            field.setByte(null, (byte) (field.getByte(null) + 1));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(FieldGetSetLocked::increment);
        other.start();
        increment();
        other.join();
        assert count == 2;
    }
}
