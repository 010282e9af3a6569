// AES/GCM/NoPadding: ciphertexts and tags of several lengths, with and without associated data.
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class AesGcmVectors {
    public static void main(String[] args) throws Exception {
        byte[] key = "0123456789abcdef".getBytes();
        for (int length : new int[] {0, 1, 15, 16, 33}) {
            for (String header : new String[] {"", "header"}) {
                byte[] iv = new byte[12];
                iv[0] = (byte) length;
                iv[1] = (byte) header.length();
                Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
                cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, iv));
                cipher.updateAAD(header.getBytes());
                byte[] secret = cipher.doFinal(new byte[length]);
                show(length + header, secret);
                cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), new GCMParameterSpec(128, iv));
                cipher.updateAAD(header.getBytes());
                secret[0] ^= 1;
                try {
                    cipher.doFinal(secret);
                } catch (AEADBadTagException e) {
                    System.out.println("refused");
                }
            }
        }
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
