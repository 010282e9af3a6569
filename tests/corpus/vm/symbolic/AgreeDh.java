// Diffie and Hellman: both sides agree, a third does not.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class AgreeDh {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("DH");
        generator.initialize(2048);
        KeyPair one = generator.generateKeyPair();
        KeyPair other = generator.generateKeyPair();
        KeyPair third = generator.generateKeyPair();
        byte[] shared = agree(one, other);
        System.out.println(Arrays.equals(shared, agree(other, one)) + " " + Arrays.equals(shared, agree(one, third)) + " " + shared.length);
    }

    static byte[] agree(KeyPair mine, KeyPair theirs) throws Exception {
        KeyAgreement agreement = KeyAgreement.getInstance("DH");
        agreement.init(mine.getPrivate());
        agreement.doPhase(theirs.getPublic(), true);
        return agreement.generateSecret();
    }
}
