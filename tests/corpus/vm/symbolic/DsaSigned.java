// DSA: what is signed verifies, and nothing else does.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class DsaSigned {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("DSA");
        generator.initialize(2048);
        KeyPair pair = generator.generateKeyPair();
        Signature signature = Signature.getInstance("SHA256withDSA");
        signature.initSign(pair.getPrivate());
        signature.update("a".getBytes());
        byte[] signed = signature.sign();
        signature.initVerify(pair.getPublic());
        signature.update("a".getBytes());
        System.out.println(signature.verify(signed));
        signature.update("b".getBytes());
        System.out.println(signature.verify(signed));
    }
}
