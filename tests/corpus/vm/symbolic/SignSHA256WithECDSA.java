// Signatures with SHA256withECDSA: only the signed data and the right key are accepted.
//@ heddle: --crypto symbolic
import java.security.*;
import javax.crypto.*;
import javax.crypto.spec.*;
import java.util.*;

public class SignSHA256WithECDSA {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
        generator.initialize(256);
        KeyPair pair = generator.generateKeyPair();
        KeyPair other = generator.generateKeyPair();
        byte[] data = "ballot: yes".getBytes();
        Signature signer = Signature.getInstance("SHA256withECDSA");
        signer.initSign(pair.getPrivate());
        signer.update(data, 0, 4);
        signer.update(data, 4, data.length - 4);
        byte[] signature = signer.sign();
        System.out.println(verify(pair.getPublic(), data, signature));
        System.out.println(verify(other.getPublic(), data, signature));
        System.out.println(verify(pair.getPublic(), "ballot: no!".getBytes(), signature));
        System.out.println(verify(pair.getPublic(), new byte[0], signature));
        System.out.println(signer.getAlgorithm());
    }

    static boolean verify(PublicKey key, byte[] data, byte[] signature) throws Exception {
        Signature verifier = Signature.getInstance("SHA256withECDSA");
        verifier.initVerify(key);
        verifier.update(data);
        return verifier.verify(signature);
    }
}
