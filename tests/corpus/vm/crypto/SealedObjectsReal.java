// An object sealed with AES comes back with the key, and not with another.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SealedObjectsReal {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        SealedObject sealed = new SealedObject("a text", cipher);
        System.out.println(sealed.getAlgorithm() + " " + sealed.getObject(key));
        attempt("other", () -> sealed.getObject(new SecretKeySpec("0123456789abcdeX".getBytes(), "AES")).getClass());
    }

    interface Attempt {
        Object run() throws Exception;
    }

    static void attempt(String what, Attempt attempt) {
        try {
            System.out.println(what + ": " + attempt.run());
        } catch (Exception e) {
            System.out.println(what + ": " + e.getClass().getName() + ": " + e.getMessage());
        }
    }
}
