// What update and doFinal give for pieces of all lengths.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class CipherPieces {
    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"AES/ECB/PKCS5Padding", "AES/CBC/PKCS5Padding", "AES/CTR/NoPadding", "DESede/CBC/PKCS5Padding"}) {
            int block = name.startsWith("AES") ? 16 : 8;
            SecretKey key = new SecretKeySpec("0123456789abcdefghijklmn".getBytes(), 0, block == 16 ? 16 : 24, name.startsWith("AES") ? "AES" : "DESede");
            Cipher cipher = Cipher.getInstance(name);
            if (name.contains("ECB")) {
                cipher.init(Cipher.ENCRYPT_MODE, key);
            } else {
                cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[block]));
            }
            StringBuilder lengths = new StringBuilder();
            for (int size : new int[] {1, 15, 16, 17, 3, 40}) {
                byte[] piece = cipher.update(new byte[size]);
                lengths.append(piece == null ? "null" : piece.length).append(' ');
            }
            byte[] last = cipher.doFinal();
            show(name + " " + lengths + cipher.getOutputSize(20) + " " + cipher.getBlockSize(), last);
        }
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }
}
