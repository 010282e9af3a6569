// Wrong keys and wrong orders of calls in an agreement.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class AgreeErrors {
    static final String SECRET = "MC4CAQAwBQYDK2VuBCIEIGqHqhZjl2sU7JSGUHJvuBRB4+401vqCudyocpbja8oJ";
    static final String OPEN = "MCowBQYDK2VuAyEACsOVQyky8v62QcLiZthRXZlVomC5Bx3r/8rwonzJLB0=";

    public static void main(String[] args) throws Exception {
        KeyAgreement agreement = KeyAgreement.getInstance("X25519");
        attempt("no key", () -> agreement.doPhase(open("X25519", OPEN), true));
        attempt("wrong key", () -> {
            agreement.init(open("X25519", OPEN));
            return "taken";
        });
        agreement.init(secret("X25519", SECRET));
        attempt("no phase", agreement::generateSecret);
        attempt("two phases", () -> agreement.doPhase(open("X25519", OPEN), false));
        agreement.init(secret("X25519", SECRET));
        agreement.doPhase(open("X25519", OPEN), true);
        attempt("short", () -> agreement.generateSecret(new byte[10], 0));
        attempt("unknown", () -> KeyAgreement.getInstance("ECX"));
    }

    static PrivateKey secret(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
    }

    static PublicKey open(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(text)));
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
