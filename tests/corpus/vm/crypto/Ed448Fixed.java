// Ed448 is deterministic: the signature of a fixed key is always the same.
import java.security.*;
import java.security.interfaces.EdECPrivateKey;
import java.security.interfaces.EdECPublicKey;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class Ed448Fixed {
    static final String SECRET = "MEcCAQAwBQYDK2VxBDsEOQLNvJZQ9GiOkKLOOCtIw6UWZxeyt0k6UkVIpTILtZ1uj+5YviLaFzlrDPWtfQRV3uZ9T4ZfeOAT"
            + "Iw==";
    static final String OPEN = "MEMwBQYDK2VxAzoAEWYPVhnZSKOPAmYuzEZOMRfRTpwQzim5HaQF2yoDU8Q9CnlKgtZsD6IbPzRy91zvs+a9BYI2fzIA";

    public static void main(String[] args) throws Exception {
        PrivateKey secret = secret("EdDSA", SECRET);
        PublicKey open = open("Ed448", OPEN);
        Signature signature = Signature.getInstance("Ed448");
        signature.initSign(secret);
        signature.update("message".getBytes());
        byte[] signed = signature.sign();
        show("signed", signed);
        signature.initVerify(open);
        signature.update("message".getBytes());
        System.out.println(signature.verify(signed));
        signed[3] ^= 1;
        signature.update("message".getBytes());
        attempt("altered", () -> signature.verify(signed));
        System.out.println(((EdECPublicKey) open).getPoint().isXOdd() + " " + ((EdECPublicKey) open).getParams().getName());
        show("seed", ((EdECPrivateKey) secret).getBytes().get());
    }

    static PrivateKey secret(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
    }

    static PublicKey open(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(text)));
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
