// X448: both sides agree, and the secret makes a key.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class AgreeX448 {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("X448");
        KeyPair one = generator.generateKeyPair();
        KeyPair other = generator.generateKeyPair();
        KeyAgreement agreement = KeyAgreement.getInstance("X448");
        agreement.init(one.getPrivate());
        agreement.doPhase(other.getPublic(), true);
        byte[] shared = agreement.generateSecret();
        agreement.init(other.getPrivate());
        agreement.doPhase(one.getPublic(), true);
        System.out.println(Arrays.equals(shared, agreement.generateSecret()) + " " + shared.length);
    }
}
