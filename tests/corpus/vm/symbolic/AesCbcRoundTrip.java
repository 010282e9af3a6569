// AES in mode CBC: what was encrypted comes back, in one piece and in several, and lengths are the real ones.
//@ heddle: --crypto symbolic
import java.io.*;
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class AesCbcRoundTrip {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        IvParameterSpec iv = new IvParameterSpec("abcdefghijklmnop".getBytes());
        for (int length : new int[] {4, 15, 16, 17, 40, 100}) {
            byte[] plain = new byte[length];
            Arrays.fill(plain, (byte) length);
            Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
            cipher.init(Cipher.ENCRYPT_MODE, key, iv);
            byte[] secret = cipher.doFinal(plain);
            byte[] again = cipher.doFinal(plain);
            cipher.init(Cipher.DECRYPT_MODE, key, iv);
            byte[] back = cipher.doFinal(secret);
            System.out.println(length + " " + secret.length + " " + Arrays.equals(plain, back) + " "
                    + Arrays.equals(plain, secret) + " " + Arrays.equals(secret, again) + " " + cipher.getBlockSize());
            ByteArrayOutputStream pieces = new ByteArrayOutputStream();
            for (byte b : secret) {
                byte[] some = cipher.update(new byte[] {b});
                if (some != null) {
                    pieces.write(some);
                }
            }
            pieces.write(cipher.doFinal());
            System.out.println(Arrays.equals(plain, pieces.toByteArray()));
        }
    }
}
