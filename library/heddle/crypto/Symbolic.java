package heddle.crypto;

import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.Security;

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
