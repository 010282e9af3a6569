// writeObject reads the fields of the object one after the other, in the order of their names. What it writes may be
// a pair that the object never held.
//@ kinds: assertion-failure
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class SerializedTorn implements Serializable {
    private static final long serialVersionUID = 1;
    int a;
    int b;

    public static void main(String[] args) throws Exception {
        SerializedTorn pair = new SerializedTorn();
        new Thread(() -> {
            pair.a = 1;
            pair.b = 1;
        }).start();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(pair);
        // The stream ends with both numbers.
        byte[] written = bytes.toByteArray();
        assert written[written.length - 5] == 1 || written[written.length - 1] == 0; //~ assertion-failure
    }
}
