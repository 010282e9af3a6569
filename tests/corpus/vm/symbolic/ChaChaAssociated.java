// ChaCha20 with Poly1305: associated data, wrong keys, altered bytes.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class ChaChaAssociated {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef0123456789abcdef".getBytes(), "ChaCha20");
        SecretKey other = new SecretKeySpec("0123456789abcdef0123456789abcdeX".getBytes(), "ChaCha20");
        Cipher cipher = Cipher.getInstance("ChaCha20-Poly1305");
        IvParameterSpec iv = new IvParameterSpec("twelve bytes".getBytes());
        cipher.init(Cipher.ENCRYPT_MODE, key, iv);
        cipher.updateAAD("header".getBytes());
        byte[] sealed = cipher.doFinal("body".getBytes());
        System.out.println(sealed.length);
        for (SecretKey it : new SecretKey[] {key, other}) {
            Cipher reader = Cipher.getInstance("ChaCha20-Poly1305");
            reader.init(Cipher.DECRYPT_MODE, it, iv);
            reader.updateAAD("header".getBytes());
            try {
                System.out.println(new String(reader.doFinal(sealed)));
            } catch (AEADBadTagException e) {
                System.out.println("refused");
            }
        }
    }
}
