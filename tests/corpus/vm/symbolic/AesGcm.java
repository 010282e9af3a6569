// GCM: data and associated data are authenticated; everything altered is found out.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class AesGcm {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        SecretKey other = new SecretKeySpec("0123456789abcdeX".getBytes(), "AES");
        byte[] iv = "twelve bytes".getBytes();
        byte[] secret = run(Cipher.ENCRYPT_MODE, key, iv, "header", "the body".getBytes());
        System.out.println(secret.length);
        System.out.println(new String(run(Cipher.DECRYPT_MODE, key, iv, "header", secret)));
        attempt(other, iv, "header", secret);
        attempt(key, "twelve bytez".getBytes(), "header", secret);
        attempt(key, iv, "reader", secret);
        attempt(key, iv, "", secret);
        for (int at : new int[] {0, 7, 8, secret.length - 1}) {
            byte[] altered = secret.clone();
            altered[at] ^= 1;
            attempt(key, iv, "header", altered);
        }
        attempt(key, iv, "header", Arrays.copyOf(secret, secret.length - 1));
        attempt(key, iv, "header", new byte[40]);
    }

    static byte[] run(int mode, SecretKey key, byte[] iv, String header, byte[] data) throws Exception {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, key, new GCMParameterSpec(128, iv));
        cipher.updateAAD(header.getBytes());
        return cipher.doFinal(data);
    }

    static void attempt(SecretKey key, byte[] iv, String header, byte[] data) throws Exception {
        try {
            System.out.println(new String(run(Cipher.DECRYPT_MODE, key, iv, header, data)));
        } catch (AEADBadTagException e) {
            System.out.println("refused");
        }
    }
}
