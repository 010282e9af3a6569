package heddle.crypto;

import java.security.MessageDigestSpi;

/** Digests: <code>hash(data)</code>. */
final class Digest extends MessageDigestSpi implements Cloneable {
    private final String algorithm;
    private Terms.Buffer data = new Terms.Buffer();

    Digest(String algorithm) {
        this.algorithm = algorithm;
    }

    @Override
    protected int engineGetDigestLength() {
        return Algorithms.digestLength(algorithm);
    }

    @Override
    protected void engineUpdate(byte input) {
        data.write(input);
    }

    @Override
    protected void engineUpdate(byte[] input, int offset, int length) {
        data.write(input, offset, length);
    }

    @Override
    protected byte[] engineDigest() {
        return Terms.apply("hash:" + algorithm, engineGetDigestLength(), Terms.pack(data.take()));
    }

    @Override
    protected void engineReset() {
        data.reset();
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        Digest copy = (Digest) super.clone();
        copy.data = new Terms.Buffer();
        byte[] bytes = data.toByteArray();
        copy.data.write(bytes, 0, bytes.length);
        return copy;
    }
}
