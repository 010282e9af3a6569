// Parts, resets, clones and buffers of digests.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class DigestCalls {
    public static void main(String[] args) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-512");
        digest.update((byte) 1);
        digest.update(new byte[] {2, 3, 4}, 1, 1);
        MessageDigest copy = (MessageDigest) digest.clone();
        digest.update(java.nio.ByteBuffer.wrap(new byte[] {5, 6}));
        show("one", digest.digest());
        show("copy", copy.digest(new byte[] {5, 6}));
        byte[] buffer = new byte[70];
        digest.update("x".getBytes());
        System.out.println(digest.digest(buffer, 2, 64) + " " + buffer[0] + " " + buffer[67]);
        attempt("short", () -> digest.digest(buffer, 0, 10));
        digest.update("x".getBytes());
        digest.reset();
        System.out.println(Arrays.equals(digest.digest(), MessageDigest.getInstance("sha-512").digest(new byte[0])));
        System.out.println(digest.getDigestLength() + " " + digest.getAlgorithm() + " " + digest.getProvider().getName());
        System.out.println(MessageDigest.isEqual(new byte[2], new byte[3]) + " " + MessageDigest.isEqual(null, null));
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }

    interface Attempt {
        Object run() throws Exception;
    }

    static void attempt(String what, Attempt attempt) {
        try {
            System.out.println(what + ": " + attempt.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }
}
