// `Field.setInt` of a plain field is a plain write.
//@ kinds: race
//@ flags: --property no-race
import java.lang.reflect.Field;

public class ReflectedField {
    public static int value;

    public static void main(String[] args) throws Exception {
        Field field = ReflectedField.class.getField("value");
        new Thread(() -> {
            try {
                field.setInt(null, 1);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        int seen = value; //~ race
        assert seen == 0 || seen == 1;
    }
}
