// A password is kept as salt and hash; the right one is known again.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class PasswordChecked {
    public static void main(String[] args) throws Exception {
        byte[] salt = new byte[16];
        new SecureRandom().nextBytes(salt);
        byte[] kept = hash("letmein", salt);
        byte[] other = new byte[16];
        new SecureRandom().nextBytes(other);
        System.out.println(Arrays.equals(kept, hash("letmein", salt)) + " " + Arrays.equals(kept, hash("letmeout", salt))
                + " " + Arrays.equals(kept, hash("letmein", other)) + " " + kept.length);
    }

    static byte[] hash(String password, byte[] salt) throws Exception {
        SecretKeyFactory factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256");
        return factory.generateSecret(new PBEKeySpec(password.toCharArray(), salt, 1000, 256)).getEncoded();
    }
}
