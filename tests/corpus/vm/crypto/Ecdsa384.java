// A signature over P-384, verified; the other hash does not fit.
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class Ecdsa384 {
    static final String OPEN = "MHYwEAYHKoZIzj0CAQYFK4EEACIDYgAEKghoi9x8v+gnM27MMWoyz4GFKMNW9OzvOa6Z7ec8P8NXP5dKBlrjPWHKcqSoX4Bw"
            + "5dK0UaQKbgWYmKXfIemqRa7pinkz5B72neiHgrfj0Ly63Yz3dQIa2s0ATO49z2On";
    static final String SIGNED = "MGUCMQDzIGbXdirG1tZQIpyUwG+JDMtfk5PcgvXSGoCDR5xW+hLQhpBZdJaWtyACt7YjZrUCMGBlm0tCKU3tDF9CDMzDsRwk"
            + "I1mFnOQJw6Y9XAH8dbbg7d6HvRtvF19vQ027gvLJag==";

    public static void main(String[] args) throws Exception {
        PublicKey open = open("EC", OPEN);
        byte[] signed = Base64.getDecoder().decode(SIGNED);
        for (String name : new String[] {"SHA384withECDSA", "SHA256withECDSA"}) {
            Signature signature = Signature.getInstance(name);
            signature.initVerify(open);
            signature.update("message".getBytes());
            System.out.println(name + " " + signature.verify(signed) + " " + signature.getAlgorithm());
        }
    }

    static PrivateKey secret(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(text)));
    }

    static PublicKey open(String algorithm, String text) throws Exception {
        return KeyFactory.getInstance(algorithm).generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(text)));
    }
}
