// Equal data has equal digests, in one piece or in several; other data and other algorithms have others.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class DigestEqualities {
    public static void main(String[] args) throws Exception {
        byte[] data = "the quick brown fox".getBytes();
        MessageDigest whole = MessageDigest.getInstance("SHA-256");
        byte[] one = whole.digest(data);
        MessageDigest parts = MessageDigest.getInstance("SHA-256");
        parts.update(data, 0, 5);
        parts.update(data[5]);
        parts.update(data, 6, data.length - 6);
        byte[] two = parts.digest();
        System.out.println(Arrays.equals(one, two));
        System.out.println(MessageDigest.isEqual(one, whole.digest(data)));
        data[0]++;
        System.out.println(Arrays.equals(one, whole.digest(data)));
        data[0]--;
        System.out.println(Arrays.equals(one, MessageDigest.getInstance("SHA3-256").digest(data)));
        System.out.println(Arrays.equals(whole.digest(), whole.digest(new byte[0])));
        System.out.println(Arrays.equals(whole.digest(new byte[1]), whole.digest(new byte[2])));
    }
}
