package heddle.crypto;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SignatureException;
import java.security.SignatureSpi;
import java.security.interfaces.DSAKey;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Arrays;
import java.util.Locale;

/** Signatures: <code>sig(pair, padding, data)</code>; the padding is random where the algorithm's is. */
final class Signing extends SignatureSpi {
    private final String algorithm;
    private final Terms.Buffer data = new Terms.Buffer();
    private byte[] pair;
    private int order;
    private boolean signs;

    Signing(String algorithm) {
        this.algorithm = algorithm.toUpperCase(Locale.ROOT);
    }

    @Override
    protected void engineInitVerify(PublicKey key) throws InvalidKeyException {
        takeKey(key);
        signs = false;
        data.reset();
    }

    @Override
    protected void engineInitSign(PrivateKey key) throws InvalidKeyException {
        takeKey(key);
        signs = true;
        data.reset();
    }

    private void takeKey(Key key) throws InvalidKeyException {
        pair = Terms.pairOf(key);
        order = key instanceof DSAKey dsa ? (dsa.getParams().getQ().bitLength() + 7) / 8 : 0;
    }

    @Override
    protected void engineUpdate(byte input) {
        data.write(input);
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int length) {
        data.write(input, offset, length);
    }

    private boolean isRsa() {
        return algorithm.contains("RSA") && !algorithm.contains("ECDSA");
    }

    private int length() {
        if (isRsa()) {
            return pair.length;
        }
        if (algorithm.endsWith("WITHECDSA")) {
            // A sequence of two numbers, each with a tag and a length.
            return 2 * pair.length + 6;
        }
        if (algorithm.endsWith("WITHDSA")) {
            return 2 * order + 6;
        }
        return 2 * pair.length;
    }

    private boolean isRandom() {
        return algorithm.contains("PSS") || algorithm.contains("DSA") && !algorithm.equals("EDDSA");
    }

    @Override
    protected byte[] engineSign() throws SignatureException {
        byte[] padding = isRandom() ? Terms.fresh("pad", 16) : new byte[0];
        return Terms.apply("sig:" + algorithm, length(), Terms.pack(pair, padding, data.take()));
    }

    @Override
    protected boolean engineVerify(byte[] signature) throws SignatureException {
        byte[] expected = data.take();
        if (isRsa() && signature.length != pair.length) {
            throw new SignatureException(
                    "Bad signature length: got " + signature.length + " but was expecting " + pair.length);
        }
        byte[] opened = Terms.open("sig:" + algorithm, signature);
        return opened != null && Arrays.equals(Terms.part(opened, 0), pair)
                && Arrays.equals(Terms.part(opened, 2), expected);
    }

    @Override
    protected void engineSetParameter(AlgorithmParameterSpec parameters)
            throws InvalidAlgorithmParameterException {
    }

    @Deprecated
    @Override
    protected void engineSetParameter(String name, Object value) {
        throw new UnsupportedOperationException(name);
    }

    @Deprecated
    @Override
    protected Object engineGetParameter(String name) {
        throw new UnsupportedOperationException(name);
    }
}
