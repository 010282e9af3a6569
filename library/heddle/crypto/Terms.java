package heddle.crypto;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.InvalidKeyException;
import java.security.Key;
import java.security.PrivateKey;
import java.security.interfaces.DSAPrivateKey;
import java.security.interfaces.DSAPublicKey;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.EdECPrivateKey;
import java.security.interfaces.EdECPublicKey;
import java.security.interfaces.RSAKey;
import java.security.interfaces.XECPrivateKey;
import java.security.interfaces.XECPublicKey;
import java.security.spec.NamedParameterSpec;
import javax.crypto.interfaces.DHPrivateKey;
import javax.crypto.interfaces.DHPublicKey;

/**
 * Terms beneath byte arrays. Heddle has the bodies of the native methods; what they give depends on
 * nothing but their arguments, except for random values, which the state counts.
 */
final class Terms {
    /** What the private key of a pair is made with. */
    static final String PRIVATE = "private";

    private Terms() {
    }

    /** A random value that nobody had before. */
    static native byte[] fresh(String kind, int length);

    /** The result of an operation on what <code>pack</code> gave. */
    static native byte[] apply(String operation, int length, byte[] packed);

    /** The packed arguments of the operation that gave these bytes; null if none did. */
    static native byte[] open(String operation, byte[] result);

    /** Everybody knows a public key. */
    static native void publish(byte[] pair);

    /** Whether the program asks for an algorithm, and not the library for its own purposes. */
    static native boolean isForProgram();

    /** Ends the run: this has no meaning as a term. */
    static native void unsupported(String what);

    static byte[] pack(byte[]... parts) {
        int length = 0;
        for (byte[] part : parts) {
            length += 4 + part.length;
        }
        byte[] packed = new byte[length];
        int at = 0;
        for (byte[] part : parts) {
            packed[at] = (byte) (part.length >> 24);
            packed[at + 1] = (byte) (part.length >> 16);
            packed[at + 2] = (byte) (part.length >> 8);
            packed[at + 3] = (byte) part.length;
            System.arraycopy(part, 0, packed, at + 4, part.length);
            at += 4 + part.length;
        }
        return packed;
    }

    /** One of the parts. */
    static byte[] part(byte[] packed, int index) {
        int at = 0;
        while (true) {
            int length = (packed[at] & 0xff) << 24 | (packed[at + 1] & 0xff) << 16
                    | (packed[at + 2] & 0xff) << 8 | packed[at + 3] & 0xff;
            if (index == 0) {
                byte[] part = new byte[length];
                System.arraycopy(packed, at + 4, part, 0, length);
                return part;
            }
            at += 4 + length;
            index--;
        }
    }

    /** Bytes that are collected until an operation is complete. */
    static final class Buffer extends ByteArrayOutputStream {
        byte[] take() {
            byte[] bytes = toByteArray();
            reset();
            return bytes;
        }
    }

    /** What both keys of a pair have in common: its public value, which everybody knows from here on. */
    static byte[] pairOf(Key key) throws InvalidKeyException {
        byte[] pair = sharedOf(key);
        publish(pair);
        return pair;
    }

    private static byte[] sharedOf(Key key) throws InvalidKeyException {
        if (key instanceof RSAKey rsa) {
            return unsigned(rsa.getModulus(), (rsa.getModulus().bitLength() + 7) / 8);
        }
        if (key instanceof ECPublicKey ec) {
            int size = (ec.getParams().getCurve().getField().getFieldSize() + 7) / 8;
            return unsigned(ec.getW().getAffineX(), size);
        }
        if (key instanceof XECPublicKey xec) {
            return reversed(unsigned(xec.getU(), size(((NamedParameterSpec) xec.getParams()).getName())));
        }
        if (key instanceof EdECPublicKey ed) {
            return reversed(unsigned(ed.getPoint().getY(), size(ed.getParams().getName())));
        }
        if (key instanceof DHPublicKey dh) {
            return unsigned(dh.getY(), (dh.getParams().getP().bitLength() + 7) / 8);
        }
        if (key instanceof DSAPublicKey dsa) {
            return unsigned(dsa.getY(), (dsa.getParams().getP().bitLength() + 7) / 8);
        }
        byte[] secret = null;
        if (key instanceof ECPrivateKey ec) {
            int size = (ec.getParams().getCurve().getField().getFieldSize() + 7) / 8;
            secret = unsigned(ec.getS(), size);
        } else if (key instanceof XECPrivateKey xec) {
            secret = xec.getScalar().orElseThrow();
        } else if (key instanceof EdECPrivateKey ed) {
            secret = ed.getBytes().orElseThrow();
        } else if (key instanceof DHPrivateKey dh) {
            secret = unsigned(dh.getX(), (dh.getParams().getP().bitLength() + 7) / 8);
        }
        if (key instanceof DSAPrivateKey dsa) {
            secret = unsigned(dsa.getX(), (dsa.getParams().getP().bitLength() + 7) / 8);
        }
        if (secret == null) {
            throw new InvalidKeyException("No installed provider supports this key: "
                    + (key == null ? "(null)" : key.getClass().getName()));
        }
        byte[] opened = open(PRIVATE, secret);
        if (opened != null) {
            return part(opened, 0);
        }
        try {
            return sharedOf(PublicValues.of((PrivateKey) key, secret));
        } catch (GeneralSecurityException e) {
            throw new InvalidKeyException(e);
        }
    }

    /** How long the values of a curve are. */
    static int size(String curve) {
        switch (curve) {
            case "X448":
                return 56;
            case "Ed448":
                return 57;
            default:
                return 32;
        }
    }

    static byte[] unsigned(BigInteger number, int size) {
        byte[] signed = number.toByteArray();
        byte[] bytes = new byte[size];
        int length = Math.min(size, signed.length);
        System.arraycopy(signed, signed.length - length, bytes, size - length, length);
        return bytes;
    }

    static byte[] reversed(byte[] bytes) {
        byte[] reversed = new byte[bytes.length];
        for (int i = 0; i < bytes.length; i++) {
            reversed[i] = bytes[bytes.length - 1 - i];
        }
        return reversed;
    }

    /** What somebody knows who has an object: the term of a key, the bytes of a text. */
    static byte[] known(Object value) throws InvalidKeyException {
        if (value instanceof byte[] bytes) {
            return bytes;
        }
        if (value instanceof java.security.KeyPair pair) {
            return known(pair.getPrivate());
        }
        if (value instanceof java.security.PrivateKey key) {
            byte[] pair = pairOf(key);
            return apply(PRIVATE, pair.length, pack(pair));
        }
        if (value instanceof java.security.PublicKey key) {
            return pairOf(key);
        }
        if (value instanceof Key key) {
            return key.getEncoded();
        }
        if (value instanceof BigInteger number) {
            return number.toByteArray();
        }
        return String.valueOf(value).getBytes(java.nio.charset.StandardCharsets.UTF_8);
    }
}
