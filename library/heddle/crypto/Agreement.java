package heddle.crypto;

import java.security.InvalidKeyException;
import java.security.Key;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Locale;
import javax.crypto.KeyAgreementSpi;
import javax.crypto.SecretKey;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.SecretKeySpec;

/** Agreed secrets: <code>dh(pair, pair)</code>, whichever of the two private keys one has. */
final class Agreement extends KeyAgreementSpi {
    private final String algorithm;
    private byte[] mine;
    private byte[] theirs;

    Agreement(String algorithm) {
        String name = algorithm.toUpperCase(Locale.ROOT);
        this.algorithm = name.equals("DIFFIEHELLMAN") ? "DH" : name;
    }

    @Override
    protected void engineInit(Key key, SecureRandom random) throws InvalidKeyException {
        mine = Terms.pairOf(key);
        theirs = null;
    }

    @Override
    protected void engineInit(Key key, AlgorithmParameterSpec parameters, SecureRandom random)
            throws InvalidKeyException {
        engineInit(key, random);
    }

    @Override
    protected Key engineDoPhase(Key key, boolean isLast) throws InvalidKeyException {
        if (!isLast) {
            Terms.unsupported("symbolic cryptography: a key agreement of more than two");
        }
        theirs = Terms.pairOf(key);
        return null;
    }

    @Override
    protected byte[] engineGenerateSecret() {
        if (theirs == null) {
            throw new IllegalStateException("Not initialized correctly");
        }
        boolean inOrder = Arrays.compareUnsigned(mine, theirs) <= 0;
        byte[] packed = inOrder ? Terms.pack(mine, theirs) : Terms.pack(theirs, mine);
        byte[] secret = Terms.apply("dh:" + algorithm, mine.length, packed);
        theirs = null;
        return secret;
    }

    @Override
    protected int engineGenerateSecret(byte[] output, int offset) throws ShortBufferException {
        if (output.length - offset < mine.length) {
            throw new ShortBufferException("Need " + mine.length + " bytes");
        }
        byte[] secret = engineGenerateSecret();
        System.arraycopy(secret, 0, output, offset, secret.length);
        return secret.length;
    }

    @Override
    protected SecretKey engineGenerateSecret(String algorithm) {
        return new SecretKeySpec(engineGenerateSecret(), algorithm);
    }
}
