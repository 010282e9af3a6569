// SHA384withECDSA: what is signed verifies, in pieces as well, and nothing else does.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SignSHA384WithECDSA {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(384);
        KeyPair pair = generator.generateKeyPair();
        Signature signature = Signature.getInstance("SHA384withECDSA");
        signature.initSign(pair.getPrivate());
        signature.update("one".getBytes());
        signature.update("two".getBytes());
        byte[] signed = signature.sign();
        signature.initVerify(pair.getPublic());
        signature.update("onetwo".getBytes());
        System.out.println(signature.verify(signed));
        signature.update("onetoo".getBytes());
        System.out.println(signature.verify(signed));
        KeyPair other = generator.generateKeyPair();
        signature.initVerify(other.getPublic());
        signature.update("onetwo".getBytes());
        System.out.println(signature.verify(signed));
        System.out.println(signature.getAlgorithm());
    }
}
