// Agreements in the wrong order fail as with real ones.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class AgreeMisuse {
    public static void main(String[] args) throws Exception {
        KeyPair pair = KeyPairGenerator.getInstance("X25519").generateKeyPair();
        KeyAgreement agreement = KeyAgreement.getInstance("X25519");
        agreement.init(pair.getPrivate());
        try {
            agreement.generateSecret();
        } catch (IllegalStateException e) {
            System.out.println("no phase yet");
        }
        agreement.doPhase(pair.getPublic(), true);
        System.out.println(agreement.generateSecret().length);
        try {
            agreement.generateSecret(new byte[10], 0);
            System.out.println("fits");
        } catch (IllegalStateException | ShortBufferException e) {
            System.out.println("refused");
        }
    }
}
