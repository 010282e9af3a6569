package heddle.crypto;

import java.nio.charset.StandardCharsets;
import java.security.InvalidKeyException;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.KeySpec;
import javax.crypto.SecretKey;
import javax.crypto.SecretKeyFactorySpi;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/** Keys made of passwords: <code>kdf(password, salt)</code>, by algorithm and number of rounds. */
final class Factory extends SecretKeyFactorySpi {
    private final String algorithm;

    Factory(String algorithm) {
        this.algorithm = algorithm;
    }

    @Override
    protected SecretKey engineGenerateSecret(KeySpec spec) throws InvalidKeySpecException {
        if (!(spec instanceof PBEKeySpec password)) {
            throw new InvalidKeySpecException("Invalid key spec");
        }
        if (password.getSalt() == null || password.getKeyLength() == 0) {
            throw new InvalidKeySpecException("Salt or key length not specified");
        }
        byte[] secret = new String(password.getPassword()).getBytes(StandardCharsets.UTF_8);
        String operation = "kdf:" + algorithm + "/" + password.getIterationCount();
        byte[] key = Terms.apply(operation, password.getKeyLength() / 8,
                Terms.pack(secret, password.getSalt()));
        return new SecretKeySpec(key, algorithm);
    }

    @Override
    protected KeySpec engineGetKeySpec(SecretKey key, Class<?> spec) throws InvalidKeySpecException {
        throw new InvalidKeySpecException("Invalid key spec");
    }

    @Override
    protected SecretKey engineTranslateKey(SecretKey key) throws InvalidKeyException {
        return key;
    }
}
