// BigInteger: arithmetic, bit operations, modular arithmetic, radix conversion, primes, limits.
import java.math.BigInteger;
import java.util.Arrays;

public class BigIntegers {
    static BigInteger b(String s) {
        return new BigInteger(s);
    }

    public static void main(String[] args) {
        BigInteger a = b("123456789012345678901234567890");
        BigInteger c = b("-987654321098765432109876543210");
        System.out.println(a.add(c) + " " + a.subtract(c) + " " + a.multiply(c));
        System.out.println(c.divide(a) + " " + c.mod(a) + " " + c.remainder(a) + " " + Arrays.toString(c.divideAndRemainder(b("1000000007"))));
        System.out.println(a.pow(5) + " " + a.negate() + " " + c.abs() + " " + c.signum());
        System.out.println(a.gcd(c) + " " + a.max(c) + " " + a.min(c) + " " + a.compareTo(c) + " " + a.equals(b("123456789012345678901234567890")) + " " + a.hashCode());
        System.out.println(a.and(c) + " " + a.or(c) + " " + a.xor(c) + " " + a.not() + " " + a.andNot(c));
        System.out.println(a.shiftLeft(70) + " " + c.shiftRight(33) + " " + c.shiftRight(500) + " " + a.shiftLeft(-10));
        System.out.println(a.bitLength() + " " + c.bitLength() + " " + a.bitCount() + " " + c.bitCount() + " " + a.getLowestSetBit() + " " + a.testBit(3) + " " + a.setBit(200) + " " + a.clearBit(1) + " " + a.flipBit(0));
        System.out.println(a.modPow(b("65537"), b("1000000000000000003")) + " " + b("3").modInverse(b("1000000007")) + " " + b("3").modPow(b("-1"), b("1000000007")) + " " + a.modPow(b("12345"), b("1024")));
        System.out.println(a.toString(2) + " " + a.toString(16) + " " + c.toString(36) + " " + new BigInteger("zz", 36) + " " + new BigInteger("-ff", 16));
        System.out.println(a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + a.floatValue() + " " + b("9007199254740993").doubleValue() + " " + BigInteger.TEN.pow(400).doubleValue());
        System.out.println(Arrays.toString(c.toByteArray()) + " " + new BigInteger(new byte[] {(byte) 0xff, 0}) + " " + new BigInteger(1, new byte[] {(byte) 0xff, 0}) + " " + new BigInteger(-1, new byte[] {5}));
        System.out.println(a.sqrt() + " " + Arrays.toString(b("1000001").sqrtAndRemainder()) + " " + BigInteger.TWO.pow(100).sqrt());
        System.out.println(b("1000000007").isProbablePrime(20) + " " + b("1000000011").isProbablePrime(20) + " " + b("561").isProbablePrime(20) + " " + b("170141183460469231731687303715884105727").isProbablePrime(10));
        System.out.println(b("100").nextProbablePrime() + " " + b("1000000000000").nextProbablePrime());
        BigInteger f = BigInteger.ONE;
        for (int i = 2; i <= 300; i++) f = f.multiply(BigInteger.valueOf(i));
        System.out.println(f);
        BigInteger big = BigInteger.ONE.shiftLeft(5000).subtract(BigInteger.ONE);
        BigInteger sq = big.multiply(big);
        System.out.println(sq.bitLength() + " " + sq.mod(b("1000000007")) + " " + sq.divide(big).equals(big) + " " + sq.toString().length() + " " + sq.toString(16).hashCode());
        BigInteger huge = b("7").pow(4000);
        System.out.println(huge.bitLength() + " " + huge.mod(b("998244353")) + " " + huge.pow(3).mod(b("998244353")) + " " + huge.divide(b("7").pow(3990)) + " " + huge.toString().hashCode());
        System.out.println(new BigInteger(huge.toString()).equals(huge) + " " + huge.gcd(b("7").pow(100).multiply(b("3"))).bitLength());
        for (String s : new String[] {"", "-", "12a", "+-1", " 1", "1_000", "+5", "-0"}) {
            try {
                System.out.println(new BigInteger(s));
            } catch (NumberFormatException e) {
                System.out.println("'" + s + "': " + e.getMessage());
            }
        }
        try {
            a.divide(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            b("4").modInverse(b("8"));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(b("127").byteValueExact() + " " + b("-32768").shortValueExact() + " " + BigInteger.valueOf(Long.MIN_VALUE).longValueExact() + " " + BigInteger.valueOf(3).intValueExact());
    }
}
