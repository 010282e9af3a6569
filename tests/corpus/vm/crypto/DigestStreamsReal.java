// Streams that digest what goes through them, and only while they are on.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class DigestStreamsReal {
    public static void main(String[] args) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        try (DigestInputStream in = new DigestInputStream(new ByteArrayInputStream("one two three".getBytes()), digest)) {
            in.readNBytes(4);
            in.on(false);
            in.readNBytes(4);
            in.on(true);
            in.readAllBytes();
        }
        byte[] result = digest.digest();
        show("some", result);
        System.out.println(MessageDigest.isEqual(result, digest.digest("one three".getBytes())));
        try (DigestOutputStream out = new DigestOutputStream(new ByteArrayOutputStream(), digest)) {
            out.write("one three".getBytes());
            System.out.println(Arrays.equals(result, out.getMessageDigest().digest()));
        }
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
