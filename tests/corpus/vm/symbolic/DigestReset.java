// A digest begins anew after a reset and after each result; a clone goes on by itself.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class DigestReset {
    public static void main(String[] args) throws Exception {
        MessageDigest digest = MessageDigest.getInstance("SHA-1");
        digest.update(new byte[] {1, 2, 3});
        digest.reset();
        digest.update(new byte[] {9});
        byte[] expected = MessageDigest.getInstance("SHA-1").digest(new byte[] {9});
        MessageDigest copy = (MessageDigest) digest.clone();
        copy.update((byte) 7);
        System.out.println(Arrays.equals(expected, digest.digest()));
        System.out.println(Arrays.equals(copy.digest(), MessageDigest.getInstance("SHA-1").digest(new byte[] {9, 7})));
        byte[] target = new byte[40];
        digest.update((byte) 9);
        System.out.println(digest.digest(target, 10, 20));
        System.out.println(Arrays.equals(expected, Arrays.copyOfRange(target, 10, 30)));
        try {
            digest.digest(target, 0, 10);
        } catch (DigestException e) {
            System.out.println("too short");
        }
    }
}
