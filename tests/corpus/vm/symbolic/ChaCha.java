// ChaCha20-Poly1305 is authenticated.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class ChaCha {
    public static void main(String[] args) throws Exception {
        SecretKey key = KeyGenerator.getInstance("ChaCha20").generateKey();
        byte[] nonce = new byte[12];
        new SecureRandom().nextBytes(nonce);
        Cipher cipher = Cipher.getInstance("ChaCha20-Poly1305");
        cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(nonce));
        byte[] secret = cipher.doFinal("salsa".getBytes());
        System.out.println(key.getEncoded().length + " " + secret.length);
        Cipher opener = Cipher.getInstance("ChaCha20-Poly1305");
        opener.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(nonce));
        System.out.println(new String(opener.doFinal(secret)));
        secret[2]++;
        opener = Cipher.getInstance("ChaCha20-Poly1305");
        opener.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(nonce));
        try {
            opener.doFinal(secret);
        } catch (AEADBadTagException e) {
            System.out.println("refused");
        }
    }
}
