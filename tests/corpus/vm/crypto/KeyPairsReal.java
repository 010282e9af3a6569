// Pairs over curves have the forms that were asked for, and work.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeyPairsReal {
    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"X25519", "Ed25519", "EC"}) {
            KeyPairGenerator generator = KeyPairGenerator.getInstance(name);
            if (name.equals("EC")) {
                generator.initialize(new ECGenParameterSpec("secp256r1"));
            }
            KeyPair pair = generator.generateKeyPair();
            System.out.println(pair.getPublic().getAlgorithm() + " " + pair.getPublic().getFormat() + " " + pair.getPublic().getEncoded().length);
            System.out.println(generator.generateKeyPair().getPublic().equals(pair.getPublic()));
        }
        attempt("curve", () -> {
            KeyPairGenerator.getInstance("EC").initialize(new ECGenParameterSpec("secp999r1"));
            return "taken";
        });
        attempt("size", () -> {
            KeyPairGenerator.getInstance("RSA").initialize(100);
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
