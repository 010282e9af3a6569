package heddle.crypto;

import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.spec.AlgorithmParameterSpec;
import java.util.Locale;
import javax.crypto.MacSpi;
import javax.crypto.SecretKey;

/** Authentication codes: <code>mac(key, data)</code>. */
final class Authentication extends MacSpi implements Cloneable {
    private final String digest;
    private Terms.Buffer data = new Terms.Buffer();
    private byte[] key;

    Authentication(String algorithm) {
        digest = Algorithms.digest(algorithm.substring(4).toUpperCase(Locale.ROOT));
    }

    @Override
    protected int engineGetMacLength() {
        return Algorithms.digestLength(digest);
    }

    @Override
    protected void engineInit(Key key, AlgorithmParameterSpec parameters)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        if (parameters != null) {
            throw new InvalidAlgorithmParameterException("HMAC does not use parameters");
        }
        if (!(key instanceof SecretKey)) {
            throw new InvalidKeyException("Secret key expected");
        }
        this.key = key.getEncoded();
        if (this.key == null) {
            throw new InvalidKeyException("Missing key data");
        }
        data.reset();
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
    protected byte[] engineDoFinal() {
        return Terms.apply("mac:Hmac" + digest, engineGetMacLength(), Terms.pack(key, data.take()));
    }

    @Override
    protected void engineReset() {
        data.reset();
    }

    @Override
    public Object clone() throws CloneNotSupportedException {
        Authentication copy = (Authentication) super.clone();
        copy.data = new Terms.Buffer();
        byte[] bytes = data.toByteArray();
        copy.data.write(bytes, 0, bytes.length);
        return copy;
    }
}
