// Keys that go through their encodings are the same keys.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class KeysEncoded {
    public static void main(String[] args) throws Exception {
        for (String name : new String[] {"RSA", "EC", "Ed25519"}) {
            KeyPairGenerator generator = KeyPairGenerator.getInstance(name);
            KeyPair pair = generator.generateKeyPair();
            KeyFactory factory = KeyFactory.getInstance(name);
            PublicKey open = factory.generatePublic(new X509EncodedKeySpec(pair.getPublic().getEncoded()));
            PrivateKey secret = factory.generatePrivate(new PKCS8EncodedKeySpec(pair.getPrivate().getEncoded()));
            Signature signature = Signature.getInstance(name.equals("RSA") ? "SHA256withRSA" : name.equals("EC") ? "SHA256withECDSA" : name);
            signature.initSign(secret);
            signature.update("x".getBytes());
            byte[] signed = signature.sign();
            signature.initVerify(open);
            signature.update("x".getBytes());
            System.out.println(name + " " + open.equals(pair.getPublic()) + " " + signature.verify(signed));
        }
    }
}
