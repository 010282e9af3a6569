// Parts, resets, clones and errors of authentication codes.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class MacCalls {
    public static void main(String[] args) throws Exception {
        Mac mac = Mac.getInstance("HmacSHA512");
        attempt("no key", () -> mac.doFinal());
        mac.init(new SecretKeySpec("key".getBytes(), "any"));
        mac.update("ab".getBytes());
        Mac copy = (Mac) mac.clone();
        mac.update((byte) 'c');
        show("abc", mac.doFinal());
        show("ab", copy.doFinal());
        byte[] buffer = new byte[66];
        mac.update(new byte[] {9, 9}, 1, 1);
        mac.doFinal(buffer, 1);
        show("at", buffer);
        attempt("short", () -> {
            mac.doFinal(new byte[10], 0);
            return "fits";
        });
        attempt("wrong key", () -> {
            mac.init(null);
            return "taken";
        });
        attempt("parameters", () -> {
            mac.init(new SecretKeySpec(new byte[1], "x"), new IvParameterSpec(new byte[1]));
            return "taken";
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
