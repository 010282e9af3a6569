// Keys of all kinds have the lengths that were asked for.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyGeneratorsReal {
    public static void main(String[] args) throws Exception {
        for (String[] it : new String[][] {{"AES", "256"}, {"AES", "128"}, {"HmacSHA256", "100"}, {"DESede", "168"}, {"ChaCha20", "256"}, {"Blowfish", "64"}, {"RC2", "40"}}) {
            KeyGenerator generator = KeyGenerator.getInstance(it[0]);
            generator.init(Integer.parseInt(it[1]));
            SecretKey key = generator.generateKey();
            System.out.println(key.getAlgorithm() + " " + key.getFormat() + " " + key.getEncoded().length);
        }
        attempt("size", () -> {
            KeyGenerator.getInstance("AES").init(100);
            return "taken";
        });
        attempt("parameters", () -> {
            KeyGenerator.getInstance("AES").init(new IvParameterSpec(new byte[1]));
            return "taken";
        });
        attempt("unknown", () -> KeyGenerator.getInstance("AEX"));
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
