// A signature that java made over P-256, verified; and one of our own.
// Altered data, altered signatures and other keys do not verify.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class EcdsaFixed {
    static final String SECRET = "MEECAQAwEwYHKoZIzj0CAQYIKoZIzj0DAQcEJzAlAgEBBCCJk94Z2DRZwAIu6KoApSrg9G7jKFj42upXnWrq029aBQ==";
    static final String OPEN = "MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEebiFORw0BpmxL27WR5UAIfvBWwqxaErN+z/SljIhxdDcJXr8ZztmLT2uJg1h"
            + "p3ak4+WIoPtV9RkeyTGaefnoVQ==";
    static final String SIGNED = "MEUCIQC53wq8q6EFpvzA18oUokh7rYpWI9OTHU1zg1yRiIgf6wIgMeic6ccI9RZfGFDOWA3Ys8dvVy0wf85fBVWjFfZOYvc=";

    public static void main(String[] args) throws Exception {
        PublicKey open = open("EC", OPEN);
        byte[] signed = Base64.getDecoder().decode(SIGNED);
        Signature signature = Signature.getInstance("SHA256withECDSA");
        signature.initVerify(open);
        signature.update("message".getBytes());
        System.out.println(signature.verify(signed));
        signature.update("massage".getBytes());
        System.out.println(signature.verify(signed));
        signature.initSign(secret("EC", SECRET));
        signature.update("own".getBytes());
        byte[] own = signature.sign();
        signature.initVerify(open);
        signature.update("own".getBytes());
        System.out.println(signature.verify(own));
        attempt("cut", () -> {
            signature.update("own".getBytes());
            return signature.verify(Arrays.copyOf(own, 10));
        });
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
