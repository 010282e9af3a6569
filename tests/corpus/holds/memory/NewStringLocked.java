// The bytes are changed and made into a string under one monitor.
//@ flags: --property no-race
import java.nio.charset.StandardCharsets;

public class NewStringLocked {
    static final byte[] bytes = {'a', 'a'};

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (bytes) {
                bytes[0] = 'b';
                bytes[1] = 'b';
            }
        }).start();
        String text;
        synchronized (bytes) {
            text = new String(bytes, StandardCharsets.US_ASCII);
        }
        assert text.equals("aa") || text.equals("bb");
    }
}
