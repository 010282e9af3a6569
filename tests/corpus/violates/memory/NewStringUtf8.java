// Decoding UTF-8 reads the bytes of the array. Between the two writes they are a third letter.
//@ kinds: assertion-failure
import java.nio.charset.StandardCharsets;

public class NewStringUtf8 {
    // A Greek alpha; the writer makes it a Hebrew alef.
    static final byte[] bytes = {(byte) 0xce, (byte) 0xb1};

    public static void main(String[] args) {
        new Thread(() -> {
            bytes[0] = (byte) 0xd7;
            bytes[1] = (byte) 0x90;
        }).start();
        String text = new String(bytes, StandardCharsets.UTF_8);
        assert text.equals("\u03b1") || text.equals("\u05d0"); //~ assertion-failure
    }
}
