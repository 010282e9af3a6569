// An int[] is serialised element by element while another thread changes it.
//@ kinds: assertion-failure
//@ unreduced: no
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;

public class SerializedArray {
    static final int[] pair = new int[2];

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            pair[0] = 1;
            pair[1] = 1;
        }).start();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ObjectOutputStream out = new ObjectOutputStream(bytes);
        out.writeObject(pair);
        out.flush();
        // The stream ends with both numbers.
        byte[] written = bytes.toByteArray();
        assert written[written.length - 5] == written[written.length - 1]; //~ assertion-failure
    }
}
