// A secret key wrapped with a public key comes out as the same key.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class KeyWrapped {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(1024);
        KeyPair pair = generator.generateKeyPair();
        SecretKey key = new SecretKeySpec("sixteen byte key".getBytes(), "AES");
        Cipher cipher = Cipher.getInstance("RSA/ECB/PKCS1Padding");
        cipher.init(Cipher.WRAP_MODE, pair.getPublic());
        byte[] wrapped = cipher.wrap(key);
        cipher.init(Cipher.UNWRAP_MODE, pair.getPrivate());
        Key back = cipher.unwrap(wrapped, "AES", Cipher.SECRET_KEY);
        System.out.println(wrapped.length + " " + back.equals(key) + " " + back.getAlgorithm());
    }
}
