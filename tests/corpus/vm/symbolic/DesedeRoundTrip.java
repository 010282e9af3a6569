// Triple DES: round trips, lengths, a wrong key.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class DesedeRoundTrip {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdefghijklmn".getBytes(), "DESede");
        Cipher cipher = Cipher.getInstance("DESede/CBC/PKCS5Padding");
        IvParameterSpec iv = new IvParameterSpec("8 bytes.".getBytes());
        for (int size : new int[] {0, 7, 8, 20}) {
            cipher.init(Cipher.ENCRYPT_MODE, key, iv);
            byte[] sealed = cipher.doFinal(new byte[size]);
            cipher.init(Cipher.DECRYPT_MODE, key, iv);
            System.out.println(size + " " + sealed.length + " " + cipher.doFinal(sealed).length);
        }
        System.out.println(cipher.getBlockSize());
    }
}
