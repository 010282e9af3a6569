// Pieces of all lengths give outputs as long as with real encryption, and come back whole.
//@ heddle: --crypto symbolic
import java.io.ByteArrayOutputStream;
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class AesCbcPieces {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        for (String name : new String[] {"AES/CBC/PKCS5Padding", "AES/ECB/PKCS5Padding", "AES/CTR/NoPadding"}) {
            Cipher cipher = Cipher.getInstance(name);
            AlgorithmParameterSpec iv = name.contains("ECB") ? null : new IvParameterSpec(new byte[16]);
            cipher.init(Cipher.ENCRYPT_MODE, key, iv);
            ByteArrayOutputStream sealed = new ByteArrayOutputStream();
            for (int size : new int[] {1, 15, 17, 40}) {
                byte[] piece = new byte[size];
                Arrays.fill(piece, (byte) size);
                byte[] out = cipher.update(piece);
                sealed.write(out == null ? new byte[0] : out);
            }
            sealed.write(cipher.doFinal());
            cipher.init(Cipher.DECRYPT_MODE, key, iv);
            byte[] back = cipher.doFinal(sealed.toByteArray());
            System.out.println(name + " " + sealed.size() + " " + back.length + " " + back[0] + " " + back[20] + " " + back[72]);
        }
    }
}
