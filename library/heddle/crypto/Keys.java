package heddle.crypto;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidParameterException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Locale;
import javax.crypto.KeyGeneratorSpi;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;

/** New secret keys. */
final class Keys extends KeyGeneratorSpi {
    private final String algorithm;
    private int length;

    Keys(String algorithm) {
        this.algorithm = algorithm;
        String name = algorithm.toUpperCase(Locale.ROOT);
        if (name.startsWith("HMAC")) {
            String digest = Algorithms.digest(name.substring(4));
            length = digest == null || digest.equals("MD5") || digest.equals("SHA-1")
                    ? 64 : Algorithms.digestLength(digest);
        } else {
            // Defaults grew with JDK 19.
            boolean isShort = name.equals("AES") && Runtime.version().feature() < 19;
            length = name.equals("DES") ? 8 : name.equals("DESEDE") ? 24 : isShort ? 16 : 32;
        }
    }

    @Override
    protected void engineInit(SecureRandom random) {
    }

    @Override
    protected void engineInit(AlgorithmParameterSpec parameters, SecureRandom random)
            throws InvalidAlgorithmParameterException {
        throw new InvalidAlgorithmParameterException(
                algorithm + " key generation does not take any parameters");
    }

    @Override
    protected void engineInit(int bits, SecureRandom random) {
        if (algorithm.equalsIgnoreCase("AES") && bits != 128 && bits != 192 && bits != 256) {
            throw new InvalidParameterException("Wrong keysize: must be equal to 128, 192 or 256");
        }
        length = (bits + 7) / 8;
    }

    @Override
    protected SecretKey engineGenerateKey() {
        return new SecretKeySpec(Terms.fresh("key:" + algorithm, length), algorithm);
    }
}
