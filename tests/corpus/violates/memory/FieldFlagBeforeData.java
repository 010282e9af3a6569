// The flag is raised by Field.setChar before the data is written, so who sees the flag may miss the data.
//@ kinds: assertion-failure
import java.lang.reflect.Field;

public class FieldFlagBeforeData {
    public volatile char flag = 'n';
    public volatile float data;

    public static void main(String[] args) throws Exception {
        FieldFlagBeforeData shared = new FieldFlagBeforeData();
        Field flag = FieldFlagBeforeData.class.getField("flag");
        Field data = FieldFlagBeforeData.class.getField("data");
        new Thread(() -> {
            try {
                flag.setChar(shared, 'y');
                data.setFloat(shared, 0.5f);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }).start();
        assert flag.getChar(shared) == 'n' || data.getFloat(shared) == 0.5f; //~ assertion-failure
    }
}
