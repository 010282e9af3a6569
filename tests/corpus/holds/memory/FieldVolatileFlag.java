// A volatile flag set and read by reflection is still a volatile variable: who sees it set sees the data written
// before it (JLS 17.4.4), so the plain data does not race.
//@ flags: --property no-race
import java.lang.reflect.Field;

public class FieldVolatileFlag {
    static volatile boolean ready;
    static int data;

    public static void main(String[] args) throws Exception {
        Field flag = FieldVolatileFlag.class.getDeclaredField("ready");
        new Thread(() -> {
            data = 42;
            try {
                flag.setBoolean(null, true);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        if (flag.getBoolean(null)) {
            assert data == 42;
        }
    }
}
