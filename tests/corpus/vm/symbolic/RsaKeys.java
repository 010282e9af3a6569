// RSA keys: length, exponent, encodings that come back as equal keys.
//@ heddle: --crypto symbolic
import java.security.*;
import java.security.interfaces.*;
import java.security.spec.*;

public class RsaKeys {
    public static void main(String[] args) throws Exception {
        KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
        generator.initialize(1024);
        KeyPair pair = generator.generateKeyPair();
        RSAPublicKey shown = (RSAPublicKey) pair.getPublic();
        System.out.println(shown.getModulus().bitLength() + " " + shown.getPublicExponent() + " " + shown.getAlgorithm()
                + " " + shown.getFormat() + " " + pair.getPrivate().getFormat());
        KeyFactory factory = KeyFactory.getInstance("RSA");
        PublicKey copy = factory.generatePublic(new X509EncodedKeySpec(shown.getEncoded()));
        System.out.println(copy.equals(shown) + " " + shown.getEncoded().length);
        PrivateKey secret = factory.generatePrivate(new PKCS8EncodedKeySpec(pair.getPrivate().getEncoded()));
        Signature signature = Signature.getInstance("SHA256withRSA");
        signature.initSign(secret);
        signature.update(new byte[] {1, 2});
        byte[] signed = signature.sign();
        signature.initVerify(copy);
        signature.update(new byte[] {1, 2});
        System.out.println(signature.verify(signed) + " " + signed.length);
        System.out.println(generator.generateKeyPair().getPublic().equals(shown));
    }
}
