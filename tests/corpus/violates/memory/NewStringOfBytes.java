// The contents of the string are unspecified if the array is modified meanwhile (its constructor copies it byte by byte):
// the text may be one that was never there.
//@ kinds: assertion-failure
import java.nio.charset.StandardCharsets;

public class NewStringOfBytes {
    static final int LENGTH = 2;
    static final byte[] bytes = new byte[LENGTH];

    public static void main(String[] args) {
        new Thread(() -> {
            bytes[0] = 1;
            bytes[LENGTH - 1] = 1;
            bytes[0] = 2;
        }).start();
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int seen = 10 * text.charAt(0) + text.charAt(LENGTH - 1);
        assert seen == 0 || seen == 10 || seen == 11 || seen == 21; //~ assertion-failure
    }
}
