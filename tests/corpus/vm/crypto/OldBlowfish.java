// Blowfish in modes CBC and ECB.
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class OldBlowfish {
    public static void main(String[] args) throws Exception {
        byte[] key = new byte[16];
        for (int i = 0; i < key.length; i++) {
            key[i] = (byte) (i * 13 + 2);
        }
        for (String mode : new String[] {"ECB", "CBC"}) {
            Cipher cipher = Cipher.getInstance("Blowfish/" + mode + "/PKCS5Padding");
            SecretKeySpec spec = new SecretKeySpec(key, "Blowfish");
            for (int length : new int[] {0, 7, 8, 20}) {
                if (mode.equals("CBC")) {
                    cipher.init(Cipher.ENCRYPT_MODE, spec, new IvParameterSpec("12345678".getBytes()));
                } else {
                    cipher.init(Cipher.ENCRYPT_MODE, spec);
                }
                show(mode + " " + length, cipher.doFinal(new byte[length]));
            }
        }
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
