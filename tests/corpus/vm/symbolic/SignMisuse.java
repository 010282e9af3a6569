// Wrong uses of signatures fail as with real ones.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SignMisuse {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(2048);
        KeyPair pair = generator.generateKeyPair();
        Signature signature = Signature.getInstance("SHA256withRSA");
        attempt("not initialised", () -> signature.sign());
        signature.initSign(pair.getPrivate());
        attempt("verify", () -> signature.verify(new byte[256]));
        signature.initVerify(pair.getPublic());
        attempt("sign", () -> signature.sign());
        attempt("length", () -> signature.verify(new byte[10]));
        attempt("zeros", () -> signature.verify(new byte[256]));
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
