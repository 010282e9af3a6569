// The Field object is shared, the objects whose fields it sets are not.
//@ flags: --property no-race
import java.lang.reflect.Field;

public class FieldOwnObjects {
    public Object value;

    static void work(Field field) {
        try {
            FieldOwnObjects own = new FieldOwnObjects();
            field.set(own, own);
            assert field.get(own) == own;
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Field field = FieldOwnObjects.class.getField("value");
        new Thread(() -> work(field)).start();
        work(field);
    }
}
