// Signed objects are verified with the right key only.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SignedObjectsVerified {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(2048);
        KeyPair pair = generator.generateKeyPair();
        KeyPair other = generator.generateKeyPair();
        SignedObject signed = new SignedObject("a text", pair.getPrivate(), Signature.getInstance("SHA256withRSA"));
        System.out.println(signed.verify(pair.getPublic(), Signature.getInstance("SHA256withRSA")));
        System.out.println(signed.verify(other.getPublic(), Signature.getInstance("SHA256withRSA")));
        System.out.println(signed.getObject() + " " + signed.getSignature().length);
    }
}
