// RSASSA-PSS: verifies; other data, other keys, other parameters do not.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.*;
import javax.crypto.spec.*;

public class SignPss {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(2048);
        KeyPair pair = generator.generateKeyPair();
        KeyPair other = generator.generateKeyPair();
        PSSParameterSpec spec = new PSSParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA256, 32, 1);
        Signature signature = Signature.getInstance("RSASSA-PSS");
        signature.setParameter(spec);
        signature.initSign(pair.getPrivate());
        signature.update("message".getBytes());
        byte[] signed = signature.sign();
        signature.update("message".getBytes());
        System.out.println(signed.length + " " + Arrays.equals(signed, signature.sign()));
        for (PublicKey key : new PublicKey[] {pair.getPublic(), other.getPublic()}) {
            signature.initVerify(key);
            signature.update("message".getBytes());
            System.out.println(signature.verify(signed));
            signature.update("massage".getBytes());
            System.out.println(signature.verify(signed));
        }
    }
}
