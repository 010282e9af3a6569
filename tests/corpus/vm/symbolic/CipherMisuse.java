// Wrong uses of a cipher fail as with real encryption.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class CipherMisuse {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec(new byte[16], "AES");
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        attempt("not initialised", () -> cipher.doFinal(new byte[1]));
        attempt("short iv", () -> {
            cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[8]));
            return "taken";
        });
        cipher.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        attempt("length", () -> cipher.doFinal(new byte[17]));
        attempt("mode", () -> Cipher.getInstance("AES/XYZ/NoPadding"));
        Cipher bare = Cipher.getInstance("AES/ECB/NoPadding");
        bare.init(Cipher.ENCRYPT_MODE, key);
        attempt("not a block", () -> bare.doFinal(new byte[5]));
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
