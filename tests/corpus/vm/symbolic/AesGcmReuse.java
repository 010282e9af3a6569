// GCM refuses to encrypt twice with one key and vector.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class AesGcmReuse {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec(new byte[16], "AES");
        GCMParameterSpec vector = new GCMParameterSpec(128, new byte[12]);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, key, vector);
        System.out.println(cipher.doFinal(new byte[5]).length);
        try {
            cipher.doFinal(new byte[5]);
        } catch (IllegalStateException e) {
            System.out.println("used up");
        }
        try {
            cipher.init(Cipher.ENCRYPT_MODE, key, vector);
        } catch (InvalidAlgorithmParameterException e) {
            System.out.println("used before");
        }
        cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, new byte[] {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12}));
        System.out.println(cipher.getOutputSize(10));
        System.out.println(cipher.getIV().length);
    }
}
