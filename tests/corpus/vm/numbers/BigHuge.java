// BigInteger in sizes which reach Karatsuba, Toom-Cook, Burnikel-Ziegler and fast radix conversion.
import java.math.BigInteger;
import java.util.Random;

public class BigHuge {
    static String digest(BigInteger b) {
        return b.bitLength() + ":" + Integer.toHexString(b.hashCode()) + ":" + b.mod(BigInteger.valueOf(1_000_000_007L));
    }

    public static void main(String[] args) {
        Random r = new Random(11);
        for (int bits : new int[] {64, 1000, 3000, 8000}) {
            BigInteger a = new BigInteger(bits, r);
            BigInteger b = new BigInteger(bits - bits / 5, r).setBit(bits / 2);
            BigInteger p = a.multiply(b);
            BigInteger[] qr = p.add(a.shiftRight(bits / 2)).divideAndRemainder(b);
            System.out.println(bits + " mul " + digest(p) + " sq " + digest(a.multiply(a)) + " div " + digest(qr[0]) + " rem " + digest(qr[1]) + " check " + qr[0].multiply(b).add(qr[1]).equals(p.add(a.shiftRight(bits / 2))));
            System.out.println("  gcd " + digest(a.gcd(b)) + " gcd of multiples " + p.gcd(b.multiply(BigInteger.TEN)).mod(b).signum() + " sqrt " + digest(a.shiftRight(bits / 2).sqrt()) + " xor " + digest(a.xor(b)) + " not " + a.not().bitCount());
        }
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 500; i++) f = f.multiply(BigInteger.valueOf(i));
        String s = f.toString();
        System.out.println(s.length() + " " + s.substring(0, 30) + " " + s.hashCode() + " " + new BigInteger(s).equals(f) + " zeros " + (s.length() - s.replaceAll("0+$", "").length()) + " " + f.getLowestSetBit());
        BigInteger fib = BigInteger.ZERO;
        BigInteger next = BigInteger.ONE;
        for (int i = 0; i < 1200; i++) {
            BigInteger t = fib.add(next);
            fib = next;
            next = t;
        }
        System.out.println(fib.toString().substring(0, 40) + " " + fib.toString(36).hashCode() + " " + fib.toString(2).length() + " " + digest(fib));
        BigInteger m = BigInteger.ONE.shiftLeft(521).subtract(BigInteger.ONE);
        System.out.println(digest(BigInteger.valueOf(3).modPow(m.shiftRight(1), m)) + " " + digest(BigInteger.valueOf(7).modPow(new BigInteger(300, new Random(5)), m.shiftLeft(3))) + " " + digest(BigInteger.valueOf(12345).modInverse(m)));
        for (int radix : new int[] {2, 3, 7, 10, 16, 29, 32, 36}) System.out.print(new BigInteger(fib.toString(radix), radix).equals(fib) + " " + fib.toString(radix).length() + " ");
        System.out.println();
        BigInteger e = BigInteger.ONE.shiftLeft(3000);
        System.out.println(e.add(BigInteger.ONE).pow(3).subtract(e.pow(3)).shiftRight(6000).equals(BigInteger.valueOf(3)) + " " + e.pow(4).bitLength() + " " + BigInteger.TEN.pow(500).toString().length());
        System.out.println(digest(new BigInteger("-" + "9".repeat(800))) + " " + digest(new BigInteger("f".repeat(900), 16)) + " " + new BigInteger(-1, new byte[] {1, 0, 0}).shiftRight(9) + " " + BigInteger.ONE.shiftLeft(100).negate().shiftRight(99));
    }
}
