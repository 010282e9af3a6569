// The object is serialised and changed under its monitor.
//@ flags: --property no-race
//@ unreduced: no
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

public class SerializedLocked implements Serializable {
    private static final long serialVersionUID = 1;
    int a;
    int b;

    public static void main(String[] args) throws Exception {
        SerializedLocked pair = new SerializedLocked();
        new Thread(() -> {
            synchronized (pair) {
                pair.a = 1;
                pair.b = 1;
            }
        }).start();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        synchronized (pair) {
            new ObjectOutputStream(bytes).writeObject(pair);
        }
        byte[] written = bytes.toByteArray();
        assert written[written.length - 5] == written[written.length - 1];
    }
}
