// `Field.setInt` of a volatile field is a volatile write, and orders what came before it.
//@ flags: --property no-race
import java.lang.reflect.Field;

public class ReflectedVolatileField {
    static int data;
    public static volatile int flag;

    public static void main(String[] args) throws Exception {
        Field field = ReflectedVolatileField.class.getField("flag");
        new Thread(() -> {
            data = 7;
            try {
                field.setInt(null, 1);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        if (flag == 1) {
            assert data == 7;
        }
    }
}
