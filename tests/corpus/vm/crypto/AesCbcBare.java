// AES/CBC/NoPadding with keys of all sizes.
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class AesCbcBare {
    public static void main(String[] args) throws Exception {
        for (int size : new int[] {16, 24, 32}) {
            byte[] key = new byte[size];
            for (int i = 0; i < size; i++) {
                key[i] = (byte) (i * 11);
            }
            Cipher cipher = Cipher.getInstance("AES/CBC/NoPadding");
            IvParameterSpec iv = new IvParameterSpec("abcdefghijklmnop".getBytes());
            for (int length : new int[] {16, 32, 48}) {
                byte[] plain = new byte[length];
                Arrays.fill(plain, (byte) (length + size));
                cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(key, "AES"), iv);
                byte[] secret = cipher.doFinal(plain);
                show(size + " " + length, secret);
                cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(key, "AES"), iv);
                System.out.println(Arrays.equals(plain, cipher.doFinal(secret)));
            }
        }
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
