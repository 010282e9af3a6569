package heddle.crypto;

import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.NoSuchAlgorithmException;
import java.security.ProviderException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.InvalidParameterSpecException;
import java.util.Arrays;
import java.util.Locale;
import javax.crypto.AEADBadTagException;
import javax.crypto.BadPaddingException;
import javax.crypto.Cipher;
import javax.crypto.CipherSpi;
import javax.crypto.IllegalBlockSizeException;
import javax.crypto.NoSuchPaddingException;
import javax.crypto.ShortBufferException;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Ciphers with secret keys: <code>senc(key, iv, associated data, data)</code>. The data is collected; the
 * result comes as a whole at the end.
 */
final class SecretCipher extends CipherSpi {
    private static final int TAG = 16;

    private final String algorithm;
    private final int block;
    private String mode = "ECB";
    private boolean padded = true;
    private final Terms.Buffer data = new Terms.Buffer();
    private final Terms.Buffer associated = new Terms.Buffer();
    private boolean encrypts;
    private byte[] key;
    private byte[] iv = {};
    private int tag = TAG;
    private byte[] lastKey;
    private byte[] lastIv;
    private boolean isUsed;

    SecretCipher(String algorithm) {
        this.algorithm = algorithm;
        block = algorithm.startsWith("DES") ? 8 : 16;
        if (algorithm.startsWith("ChaCha")) {
            mode = "AEAD";
            padded = false;
        }
    }

    private boolean isAuthenticated() {
        return mode.equals("GCM") || mode.equals("AEAD");
    }

    private boolean isStream() {
        return isAuthenticated() || mode.startsWith("CTR") || mode.startsWith("CFB") || mode.startsWith("OFB");
    }

    @Override
    protected void engineSetMode(String name) throws NoSuchAlgorithmException {
        String upper = name.toUpperCase(Locale.ROOT);
        switch (upper) {
            case "ECB":
            case "CBC":
            case "CTR":
            case "CFB":
            case "CFB8":
            case "OFB":
            case "GCM":
                mode = upper;
                break;
            case "NONE":
                break;
            default:
                throw new NoSuchAlgorithmException("Unsupported mode " + name);
        }
    }

    @Override
    protected void engineSetPadding(String name) throws NoSuchPaddingException {
        switch (name.toUpperCase(Locale.ROOT)) {
            case "NOPADDING":
                padded = false;
                break;
            case "PKCS5PADDING":
                padded = !isStream();
                break;
            default:
                throw new NoSuchPaddingException("Padding " + name + " not implemented");
        }
    }

    @Override
    protected int engineGetBlockSize() {
        return mode.equals("AEAD") ? 0 : block;
    }

    @Override
    protected int engineGetOutputSize(int length) {
        int all = data.size() + length;
        if (isAuthenticated()) {
            return encrypts ? all + tag : Math.max(0, all - tag);
        }
        return encrypts ? length(all) : all;
    }

    /** How long the result of encrypting so many bytes is. */
    private int length(int plain) {
        if (isAuthenticated()) {
            return plain + tag;
        }
        return padded && !isStream() ? (plain / block + 1) * block : plain;
    }

    @Override
    protected byte[] engineGetIV() {
        return mode.equals("ECB") ? null : iv.clone();
    }

    @Override
    protected AlgorithmParameters engineGetParameters() {
        if (mode.equals("ECB")) {
            return null;
        }
        try {
            boolean gcm = mode.equals("GCM");
            AlgorithmParameters parameters = AlgorithmParameters.getInstance(gcm ? "GCM" : algorithm);
            parameters.init(gcm ? new GCMParameterSpec(tag * 8, iv) : new IvParameterSpec(iv));
            return parameters;
        } catch (GeneralSecurityException e) {
            throw new ProviderException(e);
        }
    }

    @Override
    protected void engineInit(int operation, Key key, SecureRandom random) throws InvalidKeyException {
        try {
            engineInit(operation, key, (AlgorithmParameterSpec) null, random);
        } catch (InvalidAlgorithmParameterException e) {
            throw new InvalidKeyException(e.getMessage());
        }
    }

    @Override
    protected void engineInit(int operation, Key key, AlgorithmParameters parameters, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        try {
            AlgorithmParameterSpec spec = null;
            if (parameters != null) {
                spec = mode.equals("GCM") ? parameters.getParameterSpec(GCMParameterSpec.class)
                        : parameters.getParameterSpec(IvParameterSpec.class);
            }
            engineInit(operation, key, spec, random);
        } catch (InvalidParameterSpecException e) {
            throw new InvalidAlgorithmParameterException("Wrong parameter type");
        }
    }

    @Override
    protected void engineInit(int operation, Key key, AlgorithmParameterSpec parameters, SecureRandom random)
            throws InvalidKeyException, InvalidAlgorithmParameterException {
        byte[] bytes = key == null ? null : key.getEncoded();
        if (bytes == null) {
            throw new InvalidKeyException("No installed provider supports this key: "
                    + (key == null ? "(null)" : key.getClass().getName()));
        }
        checkLength(bytes.length);
        encrypts = operation == Cipher.ENCRYPT_MODE || operation == Cipher.WRAP_MODE;
        data.reset();
        associated.reset();
        byte[] given = null;
        tag = TAG;
        if (parameters instanceof GCMParameterSpec gcm && mode.equals("GCM")) {
            given = gcm.getIV();
            tag = gcm.getTLen() / 8;
            if (tag < 12 || tag > 16) {
                throw new InvalidAlgorithmParameterException(
                        "Unsupported TLen value.  Must be one of {128, 120, 112, 104, 96}");
            }
        } else if (parameters instanceof IvParameterSpec vector && !mode.equals("GCM")) {
            given = vector.getIV();
        } else if (parameters != null) {
            throw new InvalidAlgorithmParameterException(
                    mode.equals("GCM") ? "Unsupported parameter: " + parameters
                            : "Wrong parameter type: IV expected");
        }
        int wanted = mode.equals("AEAD") ? 12 : block;
        if (mode.equals("ECB")) {
            if (given != null) {
                throw new InvalidAlgorithmParameterException("ECB mode cannot use IV");
            }
            iv = new byte[0];
        } else if (given != null) {
            if (!mode.equals("GCM") && given.length != wanted) {
                throw new InvalidAlgorithmParameterException(
                        "Wrong IV length: must be " + wanted + " bytes long");
            }
            iv = given;
        } else if (encrypts) {
            iv = Terms.fresh("nonce", isAuthenticated() ? 12 : block);
        } else {
            throw new InvalidKeyException("Parameters missing");
        }
        if (isAuthenticated() && encrypts) {
            if (Arrays.equals(bytes, lastKey) && Arrays.equals(iv, lastIv)) {
                throw new InvalidAlgorithmParameterException("Cannot reuse iv for GCM encryption");
            }
            lastKey = bytes;
            lastIv = iv;
        }
        isUsed = false;
        this.key = bytes;
    }

    private void checkLength(int length) throws InvalidKeyException {
        boolean right = algorithm.equals("AES") ? length == 16 || length == 24 || length == 32
                : algorithm.equals("DES") ? length == 8 : algorithm.equals("DESEDE") ? length == 24
                : length == 32;
        if (!right) {
            throw new InvalidKeyException("Invalid " + algorithm + " key length: " + length + " bytes");
        }
    }

    private void checkUse() {
        if (isUsed) {
            throw new IllegalStateException("Cannot reuse iv for GCM encryption");
        }
    }

    @Override
    protected void engineUpdateAAD(byte[] input, int offset, int length) {
        checkUse();
        if (!isAuthenticated()) {
            throw new IllegalStateException("No AAD accepted");
        }
        if (data.size() > 0) {
            throw new IllegalStateException("Update has been called; no more AAD data");
        }
        associated.write(input, offset, length);
    }

    @Override
    protected byte[] engineUpdate(byte[] input, int offset, int length) {
        checkUse();
        data.write(input, offset, length);
        return null;
    }

    @Override
    protected int engineUpdate(byte[] input, int offset, int length, byte[] output, int at) {
        engineUpdate(input, offset, length);
        return 0;
    }

    @Override
    protected int engineDoFinal(byte[] input, int offset, int length, byte[] output, int at)
            throws ShortBufferException, IllegalBlockSizeException, BadPaddingException {
        int size = encrypts ? length(data.size() + length) : 0;
        if (output.length - at < size) {
            throw new ShortBufferException("Output buffer must be (at least) " + size + " bytes long");
        }
        byte[] result = engineDoFinal(input, offset, length);
        if (output.length - at < result.length) {
            throw new ShortBufferException(
                    "Output buffer must be (at least) " + result.length + " bytes long");
        }
        System.arraycopy(result, 0, output, at, result.length);
        return result.length;
    }

    @Override
    protected byte[] engineDoFinal(byte[] input, int offset, int length)
            throws IllegalBlockSizeException, BadPaddingException {
        checkUse();
        if (input != null) {
            data.write(input, offset, length);
        }
        byte[] bytes = data.take();
        byte[] aad = associated.take();
        String operation = "senc:" + algorithm + "/" + mode;
        boolean whole = isStream() || bytes.length % block == 0;
        if (!whole && !(encrypts && padded)) {
            throw new IllegalBlockSizeException(encrypts
                    ? "Input length not multiple of " + block + " bytes"
                    : padded ? "Input length must be multiple of " + block
                            + " when decrypting with padded cipher"
                    : "Input length not multiple of " + block + " bytes");
        }
        if (encrypts) {
            isUsed = isAuthenticated();
            int size = length(bytes.length);
            if (size > 0 && size < 4) {
                Terms.unsupported("symbolic cryptography: an encryption of fewer than four bytes");
            }
            return size == 0 ? new byte[0]
                    : Terms.apply(operation, size, Terms.pack(key, iv, aad, bytes));
        }
        if (bytes.length == 0 && !isAuthenticated()) {
            return new byte[0];
        }
        byte[] opened = Terms.open(operation, bytes);
        if (opened != null && Arrays.equals(Terms.part(opened, 0), key)
                && Arrays.equals(Terms.part(opened, 1), iv) && Arrays.equals(Terms.part(opened, 2), aad)) {
            return Terms.part(opened, 3);
        }
        if (isAuthenticated()) {
            throw new AEADBadTagException(bytes.length < tag ? "Input data too short to contain an expected tag length of "
                    + tag + "bytes" : "Tag mismatch");
        }
        if (padded && !isStream()) {
            throw new BadPaddingException("Given final block not properly padded. "
                    + "Such issues can arise if a bad key is used during decryption.");
        }
        // Nothing tells that this is not what was meant.
        return Terms.apply("junk", bytes.length, Terms.pack(key, iv, bytes));
    }

    @Override
    protected byte[] engineWrap(Key key) throws IllegalBlockSizeException, InvalidKeyException {
        byte[] encoded = key.getEncoded();
        try {
            return engineDoFinal(encoded, 0, encoded.length);
        } catch (BadPaddingException e) {
            throw new InvalidKeyException(e);
        }
    }

    @Override
    protected Key engineUnwrap(byte[] wrapped, String algorithm, int type)
            throws InvalidKeyException, NoSuchAlgorithmException {
        try {
            return PublicCipher.key(engineDoFinal(wrapped, 0, wrapped.length), algorithm, type);
        } catch (BadPaddingException | IllegalBlockSizeException e) {
            throw new InvalidKeyException(e);
        }
    }

    @Override
    protected int engineGetKeySize(Key key) throws InvalidKeyException {
        return key.getEncoded().length * 8;
    }

    /** The key in a form that all factories take. */
    static SecretKeySpec secret(byte[] bytes, String algorithm) {
        return new SecretKeySpec(bytes, algorithm);
    }
}
