// Data of a wrong length, missing parameters and wrong vectors are refused as by the JDK.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class AesCbcFailures {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec(new byte[16], "AES");
        IvParameterSpec iv = new IvParameterSpec(new byte[16]);
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, key, iv);
        byte[] secret = cipher.doFinal("hello, world".getBytes());
        cipher.init(Cipher.DECRYPT_MODE, key, iv);
        try {
            cipher.doFinal(secret, 0, 15);
        } catch (IllegalBlockSizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            cipher.init(Cipher.DECRYPT_MODE, key);
        } catch (InvalidKeyException e) {
            System.out.println(e.getMessage());
        }
        try {
            cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[8]));
        } catch (InvalidAlgorithmParameterException e) {
            System.out.println(e.getMessage());
        }
        try {
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[15], "AES"), iv);
        } catch (InvalidKeyException e) {
            System.out.println(e.getMessage());
        }
        Cipher bare = Cipher.getInstance("AES/CBC/NoPadding");
        bare.init(Cipher.ENCRYPT_MODE, key, iv);
        try {
            bare.doFinal(new byte[20]);
        } catch (IllegalBlockSizeException e) {
            System.out.println(e.getMessage());
        }
        try {
            Cipher.getInstance("AES/CBC/PKCS5Padding").doFinal(new byte[16]);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
