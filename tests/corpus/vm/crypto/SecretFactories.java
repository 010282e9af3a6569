// What key factories say to wrong specs, and how keys are destroyed or not.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SecretFactories {
    public static void main(String[] args) throws Exception {
        SecretKeyFactory factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256");
        attempt("no salt", () -> factory.generateSecret(new PBEKeySpec("x".toCharArray())));
        attempt("wrong spec", () -> factory.generateSecret(new SecretKeySpec(new byte[1], "AES")));
        attempt("empty salt", () -> new PBEKeySpec("x".toCharArray(), new byte[0], 1, 128));
        attempt("count", () -> new PBEKeySpec("x".toCharArray(), new byte[1], 0, 128));
        PBEKeySpec spec = new PBEKeySpec("password".toCharArray(), "salt".getBytes(), 2, 200);
        SecretKey key = factory.generateSecret(spec);
        show(key.getAlgorithm() + " " + key.getFormat(), key.getEncoded());
        System.out.println(spec.getIterationCount() + " " + spec.getKeyLength() + " " + new String(spec.getPassword()));
        spec.clearPassword();
        attempt("cleared", () -> spec.getPassword());
        System.out.println(factory.getKeySpec(key, PBEKeySpec.class).getClass().getSimpleName());
        System.out.println(key.isDestroyed());
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
