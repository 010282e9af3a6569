// Keys made of passwords depend on password, salt, rounds and length.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class PasswordKeys {
    public static void main(String[] args) throws Exception {
        byte[] one = key("correct horse", "salt1234", 10, 128);
        System.out.println(one.length + " " + Arrays.equals(one, key("correct horse", "salt1234", 10, 128)));
        System.out.println(Arrays.equals(one, key("correct house", "salt1234", 10, 128)));
        System.out.println(Arrays.equals(one, key("correct horse", "salt1235", 10, 128)));
        System.out.println(Arrays.equals(one, key("correct horse", "salt1234", 11, 128)));
        System.out.println(key("correct horse", "salt1234", 10, 256).length);
        Cipher cipher = Cipher.getInstance("AES/ECB/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(one, "AES"));
        System.out.println(cipher.doFinal(new byte[3]).length);
    }

    static byte[] key(String password, String salt, int rounds, int bits) throws Exception {
        SecretKeyFactory factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256");
        return factory.generateSecret(new PBEKeySpec(password.toCharArray(), salt.getBytes(), rounds, bits)).getEncoded();
    }
}
