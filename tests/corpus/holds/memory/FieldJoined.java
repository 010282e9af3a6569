// start and join order the reflective writes of main and of the thread.
//@ flags: --property no-race
import java.lang.reflect.Field;

public class FieldJoined {
    private double value;

    public static void main(String[] args) throws Exception {
        FieldJoined shared = new FieldJoined();
        Field field = FieldJoined.class.getDeclaredField("value");
        field.setDouble(shared, 1);
        Thread other = new Thread(() -> {
            try {
                field.setDouble(shared, field.getDouble(shared) * 2);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        });
        other.start();
        other.join();
        assert (Double) field.get(shared) == 2;
    }
}
