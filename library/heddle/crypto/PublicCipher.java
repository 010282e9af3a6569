package heddle.crypto;

import java.security.AlgorithmParameters;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.KeyFactory;
import java.security.NoSuchAlgorithmException;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.interfaces.RSAKey;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidKeySpecException;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Locale;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.CipherSpi;
import javax.crypto.IllegalBlockSizeException;
import javax.crypto.NoSuchPaddingException;
import javax.crypto.ShortBufferException;

/** RSA: <code>aenc(pair, random padding, data)</code>. */
final class PublicCipher extends CipherSpi {
    private String padding = "PKCS1PADDING";
    private int overhead = 11;
    private final Terms.Buffer data = new Terms.Buffer();
    private byte[] pair;
    private boolean encrypts;

    @Override
    protected void engineSetMode(String mode) throws NoSuchAlgorithmException {
        if (!mode.equalsIgnoreCase("ECB") && !mode.equalsIgnoreCase("NONE")) {
            throw new NoSuchAlgorithmException("Unsupported mode " + mode);
        }
    }

    @Override
    protected void engineSetPadding(String name) throws NoSuchPaddingException {
        padding = name.toUpperCase(Locale.ROOT);
        if (padding.equals("PKCS1PADDING")) {
            overhead = 11;
        } else if (padding.equals("OAEPPADDING")) {
            overhead = 42;
        } else if (padding.startsWith("OAEPWITH") && padding.endsWith("ANDMGF1PADDING")) {
            String digest = Algorithms.digest(padding.substring(8, padding.length() - 14));
            if (digest == null) {
                throw new NoSuchPaddingException("MessageDigest not available for " + name);
            }
            overhead = 2 * Algorithms.digestLength(digest) + 2;
        } else if (padding.equals("NOPADDING")) {
            Terms.unsupported("symbolic cryptography: RSA without padding");
        } else {
            throw new NoSuchPaddingException("Padding " + name + " not supported");
        }
    }

    @Override
    protected int engineGetBlockSize() {
        return 0;
    }

    @Override
    protected int engineGetOutputSize(int length) {
        return pair.length;
    }

    @Override
    protected byte[] engineGetIV() {
        return null;
    }

    @Override
    protected AlgorithmParameters engineGetParameters() {
        return null;
    }

    @Override
    protected void engineInit(int operation, Key key, SecureRandom random) throws InvalidKeyException {
        if (!(key instanceof RSAKey)) {
            throw new InvalidKeyException("No installed provider supports this key: "
                    + (key == null ? "(null)" : key.getClass().getName()));
        }
        encrypts = operation == Cipher.ENCRYPT_MODE || operation == Cipher.WRAP_MODE;
        if (encrypts != key instanceof PublicKey) {
            Terms.unsupported("symbolic cryptography: RSA the wrong way round, " + (encrypts
                    ? "encryption with a private key" : "decryption with a public key"));
        }
        pair = Terms.pairOf(key);
        data.reset();
    }

    @Override
    protected void engineInit(int operation, Key key, AlgorithmParameterSpec spec, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        engineInit(operation, key, random);
    }

    @Override
    protected void engineInit(int operation, Key key, AlgorithmParameters parameters, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        engineInit(operation, key, random);
    }

    @Override
    protected byte[] engineUpdate(byte[] input, int offset, int length) {
        data.write(input, offset, length);
        return new byte[0];
    }

    @Override
    protected int engineUpdate(byte[] input, int offset, int length, byte[] output, int at) {
        data.write(input, offset, length);
        return 0;
    }

    @Override
    protected byte[] engineDoFinal(byte[] input, int offset, int length)
            throws IllegalBlockSizeException, BadPaddingException {
        if (input != null) {
            data.write(input, offset, length);
        }
        byte[] bytes = data.take();
        int most = encrypts ? pair.length - overhead : pair.length;
        if (bytes.length > most) {
            throw new IllegalBlockSizeException("Data must not be longer than " + most + " bytes");
        }
        String operation = "aenc:RSA/" + padding;
        if (encrypts) {
            return Terms.apply(operation, pair.length, Terms.pack(pair, Terms.fresh("pad", 8), bytes));
        }
        byte[] opened = Terms.open(operation, bytes);
        if (opened == null || !Arrays.equals(Terms.part(opened, 0), pair)) {
            throw new BadPaddingException(Runtime.version().feature() < 20
                    ? "Decryption error" : "Padding error in decryption");
        }
        return Terms.part(opened, 2);
    }

    @Override
    protected int engineDoFinal(byte[] input, int offset, int length, byte[] output, int at)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        byte[] result = engineDoFinal(input, offset, length);
        if (output.length - at < result.length) {
            throw new ShortBufferException("Need " + result.length + " bytes for output");
        }
        System.arraycopy(result, 0, output, at, result.length);
        return result.length;
    }

    @Override
    protected byte[] engineWrap(Key key) throws IllegalBlockSizeException, InvalidKeyException {
        byte[] encoded = key.getEncoded();
        try {
            return engineDoFinal(encoded, 0, encoded.length);
        } catch (BadPaddingException e) {
            throw new InvalidKeyException("Wrapping failed", e);
        }
    }

    @Override
    protected Key engineUnwrap(byte[] wrapped, String algorithm, int type)
            throws InvalidKeyException, NoSuchAlgorithmException {
        try {
            return key(engineDoFinal(wrapped, 0, wrapped.length), algorithm, type);
        } catch (BadPaddingException | IllegalBlockSizeException e) {
            throw new InvalidKeyException("Unwrapping failed", e);
        }
    }

    @Override
    protected int engineGetKeySize(Key key) throws InvalidKeyException {
        return ((RSAKey) key).getModulus().bitLength();
    }

    /** The key that was wrapped. */
    static Key key(byte[] bytes, String algorithm, int type)
            throws InvalidKeyException, NoSuchAlgorithmException {
        try {
            switch (type) {
                case Cipher.SECRET_KEY:
                    return SecretCipher.secret(bytes, algorithm);
                case Cipher.PUBLIC_KEY:
                    return KeyFactory.getInstance(algorithm).generatePublic(new X509EncodedKeySpec(bytes));
                default:
                    return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(bytes));
            }
        } catch (InvalidKeySpecException e) {
            throw new InvalidKeyException(e);
        }
    }
}
