package heddle.crypto;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.InvalidAlgorithmParameterException;
import java.security.InvalidParameterException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGeneratorSpi;
import java.security.ProviderException;
import java.security.SecureRandom;
import java.security.spec.AlgorithmParameterSpec;
import java.security.spec.DSAParameterSpec;
import java.security.spec.DSAPrivateKeySpec;
import java.security.spec.DSAPublicKeySpec;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.EdECPoint;
import java.security.spec.EdECPrivateKeySpec;
import java.security.spec.EdECPublicKeySpec;
import java.security.spec.NamedParameterSpec;
import java.security.spec.RSAKeyGenParameterSpec;
import java.security.spec.RSAPrivateKeySpec;
import java.security.spec.RSAPublicKeySpec;
import java.security.spec.XECPrivateKeySpec;
import java.security.spec.XECPublicKeySpec;
import javax.crypto.spec.DHParameterSpec;
import javax.crypto.spec.DHPrivateKeySpec;
import javax.crypto.spec.DHPublicKeySpec;

/** New pairs of keys: the library's own keys, with numbers that stand for terms. */
final class Pairs extends KeyPairGeneratorSpi {
    private final String algorithm;
    private int bits;
    private BigInteger exponent = RSAKeyGenParameterSpec.F4;
    private AlgorithmParameterSpec parameters;

    Pairs(String algorithm) {
        this.algorithm = algorithm;
        // Defaults grew with JDK 19.
        boolean isLate = Runtime.version().feature() >= 19;
        bits = algorithm.equals("EC") ? isLate ? 384 : 256 : isLate ? 3072 : 2048;
    }

    @Override
    public void initialize(int bits, SecureRandom random) {
        if (algorithm.startsWith("RSA") && bits < 512) {
            throw new InvalidParameterException("RSA keys must be at least 512 bits long");
        }
        this.bits = bits;
    }

    @Override
    public void initialize(AlgorithmParameterSpec parameters, SecureRandom random)
            throws InvalidAlgorithmParameterException {
        this.parameters = parameters;
        if (parameters instanceof RSAKeyGenParameterSpec rsa) {
            bits = rsa.getKeysize();
            exponent = rsa.getPublicExponent();
        }
    }

    @Override
    public KeyPair generateKeyPair() {
        try {
            switch (algorithm) {
                case "RSA":
                case "RSASSA-PSS":
                    return rsa();
                case "EC":
                    return ellipticCurve();
                case "DH":
                case "DIFFIEHELLMAN":
                    return diffieHellman();
                case "DSA":
                    return dsa();
                default:
                    return named();
            }
        } catch (GeneralSecurityException e) {
            throw new ProviderException(e);
        }
    }

    private static byte[] secretOf(byte[] shared) {
        return Terms.apply(Terms.PRIVATE, shared.length, Terms.pack(shared));
    }

    private KeyPair rsa() throws GeneralSecurityException {
        byte[] modulus = Terms.fresh("modulus:RSA", (bits + 7) / 8);
        BigInteger n = new BigInteger(1, modulus);
        KeyFactory factory = KeyFactory.getInstance(algorithm);
        return new KeyPair(factory.generatePublic(new RSAPublicKeySpec(n, exponent)),
                factory.generatePrivate(new RSAPrivateKeySpec(n, new BigInteger(1, secretOf(modulus)))));
    }

    private KeyPair ellipticCurve() throws GeneralSecurityException {
        ECParameterSpec curve;
        if (parameters instanceof ECParameterSpec given) {
            curve = given;
        } else {
            AlgorithmParameters all = AlgorithmParameters.getInstance("EC");
            all.init(parameters != null ? parameters : new ECGenParameterSpec("secp" + bits + "r1"));
            curve = all.getParameterSpec(ECParameterSpec.class);
        }
        int size = (curve.getCurve().getField().getFieldSize() + 7) / 8;
        if (size * 8 != curve.getCurve().getField().getFieldSize()) {
            Terms.unsupported("symbolic cryptography: a curve of "
                    + curve.getCurve().getField().getFieldSize() + " bits");
        }
        byte[] x = Terms.fresh("number:EC", size);
        byte[] y = Terms.apply("number:y", size, Terms.pack(x));
        KeyFactory factory = KeyFactory.getInstance("EC");
        ECPoint point = new ECPoint(new BigInteger(1, x), new BigInteger(1, y));
        return new KeyPair(factory.generatePublic(new ECPublicKeySpec(point, curve)),
                factory.generatePrivate(new ECPrivateKeySpec(new BigInteger(1, secretOf(x)), curve)));
    }

    private KeyPair diffieHellman() throws GeneralSecurityException {
        DHParameterSpec group = (DHParameterSpec) parameters;
        if (group == null) {
            // A number of the right length: nobody computes with it.
            group = new DHParameterSpec(
                    BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE), BigInteger.TWO);
        }
        byte[] y = Terms.fresh("number:DH", (group.getP().bitLength() + 7) / 8);
        KeyFactory factory = KeyFactory.getInstance("DH");
        BigInteger p = group.getP();
        BigInteger g = group.getG();
        return new KeyPair(factory.generatePublic(new DHPublicKeySpec(new BigInteger(1, y), p, g)),
                factory.generatePrivate(new DHPrivateKeySpec(new BigInteger(1, secretOf(y)), p, g)));
    }

    private KeyPair dsa() throws GeneralSecurityException {
        BigInteger p = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
        BigInteger q = BigInteger.ONE.shiftLeft(bits < 2048 ? 160 : 256).subtract(BigInteger.ONE);
        BigInteger g = BigInteger.TWO;
        if (parameters instanceof DSAParameterSpec given) {
            p = given.getP();
            q = given.getQ();
            g = given.getG();
        }
        byte[] y = Terms.fresh("number:DSA", (p.bitLength() + 7) / 8);
        KeyFactory factory = KeyFactory.getInstance("DSA");
        return new KeyPair(factory.generatePublic(new DSAPublicKeySpec(new BigInteger(1, y), p, q, g)),
                factory.generatePrivate(new DSAPrivateKeySpec(new BigInteger(1, secretOf(y)), p, q, g)));
    }

    private KeyPair named() throws GeneralSecurityException {
        boolean signs = algorithm.startsWith("ED");
        String name = parameters instanceof NamedParameterSpec given ? given.getName()
                : algorithm.equals("XDH") ? "X25519" : algorithm.equals("EDDSA") ? "Ed25519"
                : signs ? "Ed" + algorithm.substring(2) : algorithm;
        NamedParameterSpec spec = new NamedParameterSpec(name);
        byte[] shared = Terms.fresh("little:" + name, Terms.size(name));
        BigInteger number = new BigInteger(1, Terms.reversed(shared));
        byte[] secret = secretOf(shared);
        KeyFactory factory = KeyFactory.getInstance(name);
        if (signs) {
            return new KeyPair(
                    factory.generatePublic(new EdECPublicKeySpec(spec, new EdECPoint(false, number))),
                    factory.generatePrivate(new EdECPrivateKeySpec(spec, secret)));
        }
        return new KeyPair(factory.generatePublic(new XECPublicKeySpec(spec, number)),
                factory.generatePrivate(new XECPrivateKeySpec(spec, secret)));
    }
}
