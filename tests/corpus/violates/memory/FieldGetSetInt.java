// Field.getInt and Field.setInt are one read and one write of the field; the pair is not atomic.
//@ kinds: assertion-failure
import java.lang.reflect.Field;

public class FieldGetSetInt {
    public int count;

    static void increment(FieldGetSetInt counter) {
        try {
            Field field = FieldGetSetInt.class.getField("count");
            field.setInt(counter, field.getInt(counter) + 1);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        FieldGetSetInt counter = new FieldGetSetInt();
        Thread other = new Thread(() -> increment(counter));
        other.start();
        increment(counter);
        other.join();
        assert counter.count == 2; //~ assertion-failure
    }
}
