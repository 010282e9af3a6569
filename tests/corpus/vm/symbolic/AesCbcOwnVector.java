// Without parameters a cipher draws a vector, and tells which.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class AesCbcOwnVector {
    public static void main(String[] args) throws Exception {
        KeyGenerator generator = KeyGenerator.getInstance("AES");
        generator.init(128);
        SecretKey key = generator.generateKey();
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, key);
        byte[] iv = cipher.getIV();
        byte[] secret = cipher.doFinal("a message".getBytes());
        AlgorithmParameters parameters = cipher.getParameters();
        Cipher opener = Cipher.getInstance("AES/CBC/PKCS5Padding");
        opener.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(iv));
        System.out.println(iv.length + " " + new String(opener.doFinal(secret)));
        opener.init(Cipher.DECRYPT_MODE, key, parameters);
        System.out.println(new String(opener.doFinal(secret)));
        cipher.init(Cipher.ENCRYPT_MODE, key);
        System.out.println(Arrays.equals(iv, cipher.getIV()));
        System.out.println(Arrays.equals(secret, cipher.doFinal("a message".getBytes())));
    }
}
