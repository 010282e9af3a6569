// The arithmetic below public keys: powers, inverses, primes.
import java.math.BigInteger;
import java.security.*;
import java.security.spec.*;
import javax.crypto.*;
import java.util.*;

public class BigNumbers {
    public static void main(String[] args) throws Exception {
        BigInteger p = new BigInteger("fffffffffffffffffffffffffffffffeffffffffffffffff", 16);
        BigInteger a = new BigInteger("123456789abcdef0123456789abcdef", 16);
        System.out.println(a.modPow(p.subtract(BigInteger.TWO), p).equals(a.modInverse(p)));
        System.out.println(a.modPow(a, p).toString(16));
        System.out.println(a.modPow(a, p.shiftLeft(3)).toString(16));
        System.out.println(p.isProbablePrime(20) + " " + p.add(BigInteger.TWO).isProbablePrime(20));
        System.out.println(N.multiply(D).mod(p).toString(36));
        System.out.println(N.pow(5).mod(D).toString(36));
        System.out.println(N.multiply(N).subtract(D.multiply(D)).equals(N.add(D).multiply(N.subtract(D))));
        System.out.println(N.multiply(N).sqrt().equals(N));
        System.out.println(a.nextProbablePrime());
    }

    static void show(String name, byte[] bytes) {
        System.out.println(name + " " + HexFormat.of().formatHex(bytes));
    }

    static final BigInteger N = new BigInteger("a5e5fadda52c7ddbd0dec2e45f62a1901eda393fd9c99363b6a9618f21a1e941"
            + "c723558765b0a0dba2e1c963eb7b323e4f18322eb24df12da1d7abaffc4880f9", 16);
    static final BigInteger D = new BigInteger("31f058e3ffa4b4fe4691c7f916fd89c4e884a85720281dc616664687df87edbe"
            + "f3201a62df106ae14345da18bc10b5bce45b4dd4f04dad20e2200325b99a981", 16);

    static PrivateKey secret() throws Exception {
        return KeyFactory.getInstance("RSA").generatePrivate(new RSAPrivateKeySpec(N, D));
    }

    static PublicKey open() throws Exception {
        return KeyFactory.getInstance("RSA").generatePublic(new RSAPublicKeySpec(N, BigInteger.valueOf(65537)));
    }
}
