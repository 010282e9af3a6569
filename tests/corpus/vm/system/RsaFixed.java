// RSA with fixed keys: KeyFactory, Signature, Cipher, encoded forms.
import java.math.BigInteger;
import java.security.*;
import java.security.interfaces.*;
import java.security.spec.*;
import java.util.*;
import javax.crypto.Cipher;

public class RsaFixed {
    static final BigInteger N = new BigInteger("b0384f84edb580149fba129382d84905aa955d378194cc50e0929e53a43ef3198425bffecb9b72d8448f1c768f51c3be6ae29916f6c6280673bb71b073169a13", 16);
    static final BigInteger E = BigInteger.valueOf(65537);
    static final BigInteger D = new BigInteger("0a9c2cc73b5e31063a9531db47222ded150e77ec91d9b23103935bcc574acf48e3b0a03a086d1de68b433908b5d79217db951f10030bb3bf6c2f1bac6f47235d", 16);
    static final String PRIV = "MIIBVQIBADANBgkqhkiG9w0BAQEFAASCAT8wggE7AgEAAkEAsDhPhO21gBSfuhKTgthJBaqVXTeBlMxQ4JKeU6Q+8xmEJb/+y5ty2ESPHHaPUcO+auKZFvbGKAZzu3GwcxaaEwIDAQABAkAKnCzHO14xBjqVMdtHIi3tFQ537JHZsjEDk1vMV0rPSOOwoDoIbR3mi0M5CLXXkhfblR8QAwuzv2wvG6xvRyNdAiEAuLghG3diliKcrLpBH4hxpcXrE391U+Ey+2ogd1G2fSUCIQD0OI+yTMP0rQQ+Gbe46+/P8DYvATv2kKODBAaMBe2A1wIhAIinj7amJ8Uybf5K/Iq7gnhFZ5fRH5eibvkYllQvm3YRAiEAw57Ww1woDkHURyX0euRJ+EaSMD6N2GdtAhHkaJ6K6osCIFiQKOKAmKSJrs/6qUGAtXUBfzWIwMNGgSZHv/AmkvD1";
    static final String PUB = "MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBALA4T4TttYAUn7oSk4LYSQWqlV03gZTMUOCSnlOkPvMZhCW//subcthEjxx2j1HDvmrimRb2xigGc7txsHMWmhMCAwEAAQ==";

    public static void main(String[] args) throws Exception {
        KeyFactory f = KeyFactory.getInstance("RSA");
        RSAPublicKey pub = (RSAPublicKey) f.generatePublic(new RSAPublicKeySpec(N, E));
        PublicKey pub2 = f.generatePublic(new X509EncodedKeySpec(Base64.getDecoder().decode(PUB)));
        RSAPrivateCrtKey priv = (RSAPrivateCrtKey) f.generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(PRIV)));
        System.out.println(pub.equals(pub2) + " " + pub.getAlgorithm() + " " + pub.getFormat() + " " + pub.getModulus().bitLength() + " " + priv.getPrivateExponent().equals(D) + " " + priv.getPrimeP().multiply(priv.getPrimeQ()).equals(N) + " " + priv.getFormat());
        byte[] msg = "signed message".getBytes();
        for (String alg : new String[] {"SHA256withRSA", "SHA1withRSA", "MD5withRSA"}) {
            Signature s = Signature.getInstance(alg);
            s.initSign(priv);
            s.update(msg);
            byte[] sig = s.sign();
            s.initVerify(pub);
            s.update(msg);
            boolean ok = s.verify(sig);
            s.update("other".getBytes());
            boolean other = s.verify(sig);
            System.out.println(alg + " " + HexFormat.of().formatHex(sig) + " " + ok + " " + other);
        }
        BigInteger m = new BigInteger(1, "raw".getBytes());
        BigInteger c = m.modPow(E, N);
        System.out.println(c.toString(16) + " " + c.modPow(D, N).equals(m));
        Cipher raw = Cipher.getInstance("RSA/ECB/NoPadding");
        raw.init(Cipher.ENCRYPT_MODE, pub);
        byte[] enc = raw.doFinal(msg);
        System.out.println(HexFormat.of().formatHex(enc));
        raw.init(Cipher.DECRYPT_MODE, priv);
        byte[] dec = raw.doFinal(enc);
        System.out.println(new String(dec, dec.length - msg.length, msg.length));
        Cipher pk = Cipher.getInstance("RSA/ECB/PKCS1Padding");
        pk.init(Cipher.ENCRYPT_MODE, pub);
        byte[] padded = pk.doFinal(msg);
        pk.init(Cipher.DECRYPT_MODE, priv);
        System.out.println(padded.length + " " + new String(pk.doFinal(padded)));
        RSAPublicKeySpec spec = f.getKeySpec(pub2, RSAPublicKeySpec.class);
        System.out.println(spec.getModulus().equals(N) + " " + spec.getPublicExponent());
        try {
            f.generatePublic(new X509EncodedKeySpec(new byte[] {1, 2, 3}));
        } catch (InvalidKeySpecException e) {
            System.out.println("bad encoding");
        }
        try {
            Signature s = Signature.getInstance("SHA512withRSA");
            s.initSign(priv);
            s.sign();
        } catch (InvalidKeyException | SignatureException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        try {
            Signature.getInstance("SHA256withRSA").update((byte) 1);
        } catch (SignatureException e) {
            System.out.println(e.getMessage());
        }
        Signature v = Signature.getInstance("SHA256withRSA");
        v.initVerify(pub);
        v.update(msg);
        try {
            System.out.println(v.verify(new byte[10]));
        } catch (SignatureException e) {
            System.out.println(e.getMessage());
        }
    }
}
