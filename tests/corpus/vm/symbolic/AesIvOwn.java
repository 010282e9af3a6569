// A cipher that is given no vector makes one, never the same; with its parameters the other side reads.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class AesIvOwn {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        Cipher one = Cipher.getInstance("AES/CBC/PKCS5Padding");
        one.init(Cipher.ENCRYPT_MODE, key);
        byte[] first = one.doFinal("text".getBytes());
        Cipher other = Cipher.getInstance("AES/CBC/PKCS5Padding");
        other.init(Cipher.ENCRYPT_MODE, key);
        System.out.println(Arrays.equals(first, other.doFinal("text".getBytes())) + " " + one.getIV().length);
        Cipher reader = Cipher.getInstance("AES/CBC/PKCS5Padding");
        reader.init(Cipher.DECRYPT_MODE, key, one.getParameters());
        System.out.println(new String(reader.doFinal(first)));
        System.out.println(Arrays.equals(one.getIV(), other.getIV()));
    }
}
