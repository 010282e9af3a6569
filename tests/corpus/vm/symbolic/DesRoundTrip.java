// DES in ECB: equal blocks of texts give equal results, and a block is 8 bytes.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class DesRoundTrip {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("8 bytes!".getBytes(), "DES");
        Cipher cipher = Cipher.getInstance("DES/ECB/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, key);
        byte[] one = cipher.doFinal("a secret".getBytes());
        System.out.println(one.length + " " + Arrays.equals(one, cipher.doFinal("a secret".getBytes())));
        cipher.init(Cipher.DECRYPT_MODE, key);
        System.out.println(new String(cipher.doFinal(one)));
    }
}
