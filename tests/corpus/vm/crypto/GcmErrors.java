// GCM: associated data, short tags, reuse of a vector, altered bytes.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class GcmErrors {
    public static void main(String[] args) throws Exception {
        SecretKey key = new SecretKeySpec("0123456789abcdef".getBytes(), "AES");
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        for (int tag : new int[] {96, 104, 112, 120, 128}) {
            cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(tag, ("vector " + tag).getBytes()));
            cipher.updateAAD("head".getBytes());
            cipher.updateAAD("er".getBytes());
            byte[] sealed = cipher.doFinal("body".getBytes());
            show(tag + "", sealed);
            cipher.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(tag, ("vector " + tag).getBytes()));
            cipher.updateAAD("header".getBytes());
            System.out.println(new String(cipher.doFinal(sealed)));
        }
        attempt("tag", () -> {
            cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(64, new byte[12]));
            return "taken";
        });
        cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, new byte[12]));
        cipher.doFinal(new byte[1]);
        attempt("reused", () -> cipher.doFinal(new byte[1]));
        attempt("reused again", () -> {
            cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, new byte[12]));
            return "taken";
        });
        attempt("late", () -> {
            cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, new byte[13]));
            cipher.update(new byte[1]);
            cipher.updateAAD(new byte[1]);
            return "taken";
        });
        attempt("short", () -> {
            cipher.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(128, new byte[14]));
            return cipher.doFinal(new byte[5]);
        });
        attempt("wrong", () -> {
            cipher.init(Cipher.DECRYPT_MODE, key, new GCMParameterSpec(128, new byte[14]));
            return cipher.doFinal(new byte[50]);
        });
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
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
