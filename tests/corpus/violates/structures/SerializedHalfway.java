// An object is written to a stream field by field while another thread changes it.
//@ kinds: assertion-failure
//@ unreduced: no
import java.io.*;

public class SerializedHalfway {
    static class Range implements Serializable {
        private static final long serialVersionUID = 1;
        int low;
        int high;
    }

    public static void main(String[] args) throws Exception {
        Range range = new Range();
        Thread mover = new Thread(() -> {
            range.low = 1;
            range.high = 1;
        });
        mover.start();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new ObjectOutputStream(bytes).writeObject(range);
        mover.join();
        // The stream ends with both numbers, in the order of their names.
        byte[] written = bytes.toByteArray();
        assert written[written.length - 1] == written[written.length - 5];
    }
}
