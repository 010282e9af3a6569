// Both sides of a key agreement (ECDH) come to the same secret; a third does not.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class AgreeEcdh {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        KeyPair alice = generator.generateKeyPair();
        KeyPair bob = generator.generateKeyPair();
        KeyPair eve = generator.generateKeyPair();
        byte[] one = secret(alice, bob);
        System.out.println(one.length + " " + Arrays.equals(one, secret(bob, alice)));
        System.out.println(Arrays.equals(one, secret(eve, bob)) + " " + Arrays.equals(secret(eve, alice), secret(alice, eve)));
    }

    static byte[] secret(KeyPair mine, KeyPair theirs) throws Exception {
        KeyAgreement agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(mine.getPrivate());
        agreement.doPhase(theirs.getPublic(), true);
        return agreement.generateSecret();
    }
}
