// Field.setInt writes a plain field while the other thread reads it; nothing orders the two.
//@ kinds: race
//@ flags: --property no-race
import java.lang.reflect.Field;

public class FieldRace {
    static int value;

    public static void main(String[] args) throws Exception {
        Field field = FieldRace.class.getDeclaredField("value");
        new Thread(() -> {
            try {
                field.setInt(null, 1); //~ race
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        int seen = value; //~ race
    }
}
