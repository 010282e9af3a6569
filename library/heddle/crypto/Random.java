package heddle.crypto;

import java.security.SecureRandomSpi;

/** Random values that nobody had before. Seeds add nothing. */
public final class Random extends SecureRandomSpi {
    private static final long serialVersionUID = 1;

    @Override
    protected void engineSetSeed(byte[] seed) {
    }

    @Override
    protected void engineNextBytes(byte[] bytes) {
        if (bytes.length > 0) {
            System.arraycopy(Terms.fresh("nonce", bytes.length), 0, bytes, 0, bytes.length);
        }
    }

    @Override
    protected byte[] engineGenerateSeed(int count) {
        return Terms.fresh("nonce", count);
    }
}
