package heddle.crypto;

import java.util.Locale;

/** Which algorithms there are, and how long their results. */
final class Algorithms {
    private Algorithms() {
    }

    /** Names, each with a length in bytes: of a digest, or of a key. */
    private static final String[] DIGESTS = {"MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512",
        "SHA-512/224", "SHA-512/256", "SHA3-224", "SHA3-256", "SHA3-384", "SHA3-512"};
    private static final int[] LENGTHS = {16, 20, 28, 32, 48, 64, 28, 32, 28, 32, 48, 64};

    /** The name under which an algorithm is known here; null if it is not. */
    static String find(String type, String algorithm) {
        String name = algorithm.toUpperCase(Locale.ROOT);
        switch (type) {
            case "MessageDigest":
                return digest(name);
            case "Mac":
                return name.startsWith("HMAC") && digest(name.substring(4)) != null ? algorithm : null;
            case "SecureRandom":
                return name.equals("NATIVEPRNG") || name.equals("SHA1PRNG") || name.equals("DRBG")
                        ? algorithm : null;
            case "KeyGenerator":
                return name.startsWith("HMAC") || name.equals("AES") || name.equals("CHACHA20")
                        || name.equals("DESEDE") || name.equals("DES") ? algorithm : null;
            case "KeyPairGenerator":
                return pair(name);
            case "Cipher":
                return name.equals("AES") || name.equals("RSA") || name.equals("DESEDE") || name.equals("DES")
                        ? name : name.equals("CHACHA20-POLY1305") ? "ChaCha20-Poly1305" : null;
            case "Signature":
                return name.endsWith("WITHRSA") || name.endsWith("WITHECDSA") || name.endsWith("WITHDSA")
                        || name.equals("RSASSA-PSS")
                        || name.equals("ED25519") || name.equals("ED448") || name.equals("EDDSA")
                        || name.endsWith("WITHECDSAINP1363FORMAT") ? algorithm : null;
            case "KeyAgreement":
                return name.equals("ECDH") || name.equals("X25519") || name.equals("X448")
                        || name.equals("XDH") || name.equals("DH") || name.equals("DIFFIEHELLMAN")
                        ? algorithm : null;
            case "SecretKeyFactory":
                return name.startsWith("PBKDF2WITHHMAC") ? algorithm : null;
            default:
                return null;
        }
    }

    /** Whether another provider has the algorithm. */
    static boolean isReal(String type, String algorithm) {
        for (java.security.Provider provider : java.security.Security.getProviders()) {
            if (!(provider instanceof Symbolic) && provider.getService(type, algorithm) != null) {
                return true;
            }
        }
        return false;
    }

    private static String pair(String name) {
        switch (name) {
            case "RSA":
            case "RSASSA-PSS":
            case "EC":
            case "X25519":
            case "X448":
            case "XDH":
            case "ED25519":
            case "ED448":
            case "EDDSA":
            case "DH":
            case "DIFFIEHELLMAN":
            case "DSA":
                return name;
            default:
                return null;
        }
    }

    /** The standard name of a digest; null if there is none. */
    static String digest(String name) {
        if (name.equals("SHA") || name.equals("SHA1")) {
            return "SHA-1";
        }
        for (String known : DIGESTS) {
            if (known.equals(name) || known.replace("SHA-", "SHA").equals(name)) {
                return known;
            }
        }
        return null;
    }

    static int digestLength(String name) {
        for (int i = 0; i < DIGESTS.length; i++) {
            if (DIGESTS[i].equals(name)) {
                return LENGTHS[i];
            }
        }
        throw new IllegalArgumentException(name);
    }
}
