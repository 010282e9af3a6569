// Digests are as long as the real ones, of empty and of long data.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class DigestLengths {
    public static void main(String[] args) throws Exception {
        String[] names = {"MD5", "SHA-1", "SHA", "SHA1", "SHA-224", "SHA-256", "SHA-384", "SHA-512", "SHA3-256", "sha-256"};
        for (String name : names) {
            MessageDigest digest = MessageDigest.getInstance(name);
            System.out.println(name + " " + digest.getDigestLength() + " " + digest.digest().length
                    + " " + digest.digest(new byte[1000]).length);
        }
    }
}
