// A clone of a digest goes its own way.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class DigestClones {
    public static void main(String[] args) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        digest.update("a".getBytes());
        MessageDigest copy = (MessageDigest) digest.clone();
        digest.update("b".getBytes());
        copy.update("b".getBytes());
        byte[] one = digest.digest();
        System.out.println(MessageDigest.isEqual(one, copy.digest()) + " " + one.length);
        System.out.println(MessageDigest.isEqual(one, MessageDigest.getInstance("SHA-256").digest("ab".getBytes())));
        byte[] buffer = new byte[40];
        digest.update("ab".getBytes());
        System.out.println(digest.digest(buffer, 4, 32) + " " + Arrays.equals(one, Arrays.copyOfRange(buffer, 4, 36)));
    }
}
