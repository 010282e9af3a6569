// The reference is tested and read again by Field.get; in between the other thread sets it to null.
//@ kinds: uncaught
import java.lang.reflect.Field;

public class FieldNullBetween {
    public String name = "full";

    public static void main(String[] args) throws Exception {
        FieldNullBetween shared = new FieldNullBetween();
        Field field = FieldNullBetween.class.getField("name");
        new Thread(() -> shared.name = null).start();
        if (field.get(shared) != null) {
            ((String) field.get(shared)).length(); //~ uncaught
        }
    }
}
