package heddle.crypto;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.Security;
import java.security.Signature;
import java.security.spec.RSAPrivateKeySpec;
import java.security.spec.RSAPublicKeySpec;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** The provider of algorithms whose results are terms. */
public final class Symbolic extends Provider {
    private static final long serialVersionUID = 1;

    public Symbolic() {
        super("Heddle", "1.0", "Cryptography as terms");
        put("SecureRandom.NativePRNG", "heddle.crypto.Random");
    }

    /** Comes before all other providers. Called before the program begins. */
    public static void install() {
        Security.insertProviderAt(new Symbolic(), 1);
    }

    /**
     * Uses what programs use most, once. Called in a process that is checked, before its program begins: what
     * the library does at a first use is then done on no path of a search, and no two states differ in it.
     * Draws no random value and makes no key known.
     */
    public static void prepare() throws GeneralSecurityException {
        byte[] key = new byte[16];
        SecretKeySpec secret = new SecretKeySpec(key, "AES");
        Mac.getInstance("HmacSHA256").init(secret);
        MessageDigest.isEqual(MessageDigest.getInstance("SHA-256").digest(key), key);
        Signature.getInstance("SHA256withRSA");
        Cipher.getInstance("RSA/ECB/PKCS1Padding");
        Cipher plain = Cipher.getInstance("AES/ECB/PKCS5Padding");
        plain.init(Cipher.ENCRYPT_MODE, secret);
        plain.doFinal(key);
        Cipher cipher = Cipher.getInstance("AES/CBC/PKCS5Padding");
        cipher.init(Cipher.DECRYPT_MODE, secret, new IvParameterSpec(key));
        refuse(cipher, key);
        cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.DECRYPT_MODE, secret, new GCMParameterSpec(128, key));
        refuse(cipher, key);
        new SecureRandom();
        BigInteger modulus = BigInteger.ONE.shiftLeft(512).subtract(BigInteger.valueOf(569));
        KeyFactory factory = KeyFactory.getInstance("RSA");
        factory.generatePublic(new RSAPublicKeySpec(modulus, BigInteger.valueOf(65537)));
        factory.generatePrivate(new RSAPrivateKeySpec(modulus, BigInteger.valueOf(65537)));
    }

    private static void refuse(Cipher cipher, byte[] bytes) throws GeneralSecurityException {
        try {
            cipher.doFinal(bytes);
        } catch (BadPaddingException e) {
            // As it has to be: nobody has encrypted this.
        }
    }

    @Override
    public Provider.Service getService(String type, String algorithm) {
        if (!isHandled(type) || algorithm.indexOf('/') >= 0 || !Terms.isForProgram()) {
            return null;
        }
        String name = Algorithms.find(type, algorithm);
        if (name == null) {
            if (!type.equals("SecureRandom") && Algorithms.isReal(type, algorithm)) {
                Terms.unsupported("symbolic cryptography: " + type + " " + algorithm);
            }
            return null;
        }
        return new Entry(this, type, name);
    }

    private static boolean isHandled(String type) {
        switch (type) {
            case "MessageDigest":
            case "Mac":
            case "SecureRandom":
            case "KeyGenerator":
            case "KeyPairGenerator":
            case "Cipher":
            case "Signature":
            case "KeyAgreement":
            case "SecretKeyFactory":
                return true;
            default:
                return false;
        }
    }

    private static final class Entry extends Provider.Service {
        Entry(Provider provider, String type, String algorithm) {
            super(provider, type, algorithm, "heddle.crypto.Symbolic", null, null);
        }

        @Override
        public Object newInstance(Object parameter) throws NoSuchAlgorithmException {
            String algorithm = getAlgorithm();
            switch (getType()) {
                case "MessageDigest":
                    return new Digest(algorithm);
                case "Mac":
                    return new Authentication(algorithm);
                case "SecureRandom":
                    return new Random();
                case "KeyGenerator":
                    return new Keys(algorithm);
                case "KeyPairGenerator":
                    return new Pairs(algorithm);
                case "Cipher":
                    return algorithm.equals("RSA") ? new PublicCipher() : new SecretCipher(algorithm);
                case "Signature":
                    return new Signing(algorithm);
                case "KeyAgreement":
                    return new Agreement(algorithm);
                case "SecretKeyFactory":
                    return new Factory(algorithm);
                default:
                    throw new NoSuchAlgorithmException(algorithm);
            }
        }

        @Override
        public boolean supportsParameter(Object parameter) {
            return true;
        }
    }
}
