// A sealed object opens with its key, and with no other.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class SealedObjects {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, key);
        SealedObject sealed = new SealedObject(new ArrayList<>(List.of(1, 2, 3)), cipher);
        System.out.println(sealed.getAlgorithm() + " " + sealed.getObject(key));
    }
}
