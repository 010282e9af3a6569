// RSA with PKCS1Padding: the private key opens what the public key closed, another does not; each encryption is another one.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class RsaPkcs1RoundTrip {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(1024);
        KeyPair pair = generator.generateKeyPair();
        KeyPair other = generator.generateKeyPair();
        Cipher cipher = Cipher.getInstance("RSA/ECB/PKCS1Padding");
        cipher.init(Cipher.ENCRYPT_MODE, pair.getPublic());
        byte[] one = cipher.doFinal("session key".getBytes());
        byte[] two = cipher.doFinal("session key".getBytes());
        System.out.println(one.length + " " + Arrays.equals(one, two));
        cipher.init(Cipher.DECRYPT_MODE, pair.getPrivate());
        System.out.println(new String(cipher.doFinal(one)) + " " + new String(cipher.doFinal(two)));
        cipher.init(Cipher.DECRYPT_MODE, other.getPrivate());
        try {
            System.out.println(new String(cipher.doFinal(one)).equals("session key"));
        } catch (BadPaddingException e) {
            System.out.println(false);
        }
        cipher.init(Cipher.ENCRYPT_MODE, pair.getPublic());
        try {
            cipher.doFinal(new byte[120]);
        } catch (IllegalBlockSizeException e) {
            System.out.println(e.getMessage());
        }
    }
}
