// What a cipher says to wrong uses of it.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class CipherErrors {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec(new byte[16], "AES");
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        attempt("not initialised", () -> cipher.doFinal(new byte[1]));
        attempt("decrypt without iv", () -> {
            cipher.init(Cipher.DECRYPT_MODE, key);
            return "taken";
        });
        attempt("short iv", () -> {
            cipher.init(Cipher.ENCRYPT_MODE, key, new IvParameterSpec(new byte[8]));
            return "taken";
        });
        attempt("short key", () -> {
            cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(new byte[15], "AES"));
            return "taken";
        });
        cipher.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(new byte[16]));
        attempt("length", () -> cipher.doFinal(new byte[17]));
        attempt("padding", () -> cipher.doFinal(new byte[16]));
        attempt("mode", () -> Cipher.getInstance("AES/XYZ/NoPadding"));
        attempt("padding name", () -> Cipher.getInstance("AES/CBC/SomePadding"));
        attempt("form", () -> Cipher.getInstance("AES/CBC"));
        attempt("nothing", () -> Cipher.getInstance(""));
        Cipher bare = Cipher.getInstance("AES/ECB/NoPadding");
        bare.init(Cipher.ENCRYPT_MODE, key);
        attempt("not a block", () -> bare.doFinal(new byte[5]));
        attempt("short buffer", () -> bare.doFinal(new byte[16], 0, 16, new byte[8]));
        attempt("aad", () -> {
            bare.updateAAD(new byte[1]);
            return "taken";
        });
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
