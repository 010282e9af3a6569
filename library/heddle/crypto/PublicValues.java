package heddle.crypto;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.interfaces.DSAPrivateKey;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.EdECPrivateKey;
import java.security.interfaces.XECPrivateKey;
import java.security.spec.ECPublicKeySpec;
import java.security.spec.NamedParameterSpec;
import java.security.spec.XECPublicKeySpec;
import java.util.HashMap;
import java.util.Map;
import javax.crypto.KeyAgreement;
import javax.crypto.interfaces.DHPrivateKey;

/**
 * The public values of private keys that a program brought along. The library computes them, which takes long; so a
 * thread remembers those that it has asked for.
 */
final class PublicValues {
    private static final String CURVES = "SunEC";

    private static final ThreadLocal<Map<BigInteger, PublicKey>> KNOWN = new ThreadLocal<>();

    private PublicValues() {
    }

    /** The public key that belongs to a private one whose secret is given. */
    static PublicKey of(PrivateKey key, byte[] secret) throws GeneralSecurityException {
        BigInteger number = new BigInteger(1, secret);
        Map<BigInteger, PublicKey> known = KNOWN.get();
        if (known == null) {
            known = new HashMap<>();
            KNOWN.set(known);
        }
        PublicKey open = known.get(number);
        if (open == null) {
            open = compute(key);
            known.put(number, open);
        }
        return open;
    }

    private static PublicKey compute(PrivateKey key) throws GeneralSecurityException {
        if (key instanceof DHPrivateKey dh) {
            BigInteger p = dh.getParams().getP();
            BigInteger g = dh.getParams().getG();
            return KeyFactory.getInstance("DH")
                    .generatePublic(new javax.crypto.spec.DHPublicKeySpec(g.modPow(dh.getX(), p), p, g));
        }
        if (key instanceof DSAPrivateKey dsa) {
            BigInteger p = dsa.getParams().getP();
            BigInteger g = dsa.getParams().getG();
            return KeyFactory.getInstance("DSA").generatePublic(new java.security.spec.DSAPublicKeySpec(
                    g.modPow(dsa.getX(), p), p, dsa.getParams().getQ(), g));
        }
        if (key instanceof EdECPrivateKey ed) {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("EdDSA", CURVES);
            generator.initialize(ed.getParams(), new Fixed(ed.getBytes().orElseThrow()));
            return generator.generateKeyPair().getPublic();
        }
        if (key instanceof XECPrivateKey xec) {
            NamedParameterSpec curve = (NamedParameterSpec) xec.getParams();
            BigInteger base = BigInteger.valueOf(curve.getName().equals("X448") ? 5 : 9);
            KeyFactory factory = KeyFactory.getInstance("XDH", CURVES);
            byte[] value = agree("XDH", key, factory.generatePublic(new XECPublicKeySpec(curve, base)));
            return factory.generatePublic(new XECPublicKeySpec(curve, new BigInteger(1, Terms.reversed(value))));
        }
        if (key instanceof ECPrivateKey ec) {
            // What is agreed on with the generator is the coordinate of the public point that pairs go by. Of the two
            // points that have it any will do: nobody computes with the other coordinate.
            KeyFactory factory = KeyFactory.getInstance("EC", CURVES);
            PublicKey generator = factory.generatePublic(
                    new ECPublicKeySpec(ec.getParams().getGenerator(), ec.getParams()));
            BigInteger x = new BigInteger(1, agree("ECDH", key, generator));
            return factory.generatePublic(
                    new ECPublicKeySpec(new java.security.spec.ECPoint(x, BigInteger.ZERO), ec.getParams()));
        }
        throw new GeneralSecurityException("no public value of " + key.getAlgorithm());
    }

    private static byte[] agree(String algorithm, PrivateKey mine, PublicKey theirs) throws GeneralSecurityException {
        KeyAgreement agreement = KeyAgreement.getInstance(algorithm, CURVES);
        agreement.init(mine);
        agreement.doPhase(theirs, true);
        return agreement.generateSecret();
    }

    /** Gives the seed of a key that is there already. */
    private static final class Fixed extends SecureRandom {
        private static final long serialVersionUID = 1;
        private final transient byte[] seed;

        Fixed(byte[] seed) {
            super(null, null);
            this.seed = seed;
        }

        @Override
        public void nextBytes(byte[] bytes) {
            System.arraycopy(seed, 0, bytes, 0, Math.min(seed.length, bytes.length));
        }
    }
}
