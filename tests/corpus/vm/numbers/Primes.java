// Primality and number theory: sieve, Miller-Rabin on longs, factorization, CRT, totients, library primes.
import java.math.BigInteger;
import java.util.*;

public class Primes {
    static long mulmod(long a, long b, long m) {
        return BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).mod(BigInteger.valueOf(m)).longValue();
    }

    static long powmod(long b, long e, long m) {
        long r = 1;
        for (b %= m; e > 0; e >>= 1, b = mulmod(b, b, m)) if ((e & 1) == 1) r = mulmod(r, b, m);
        return r;
    }

    static boolean prime(long n) {
        if (n < 2) return false;
        for (long p : new long[] {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) if (n % p == 0) return n == p;
        long d = n - 1;
        int s = Long.numberOfTrailingZeros(d);
        d >>= s;
        outer:
        for (long a : new long[] {2, 3, 5, 7, 11, 13, 17}) {
            long x = powmod(a, d, n);
            if (x == 1 || x == n - 1) continue;
            for (int i = 1; i < s; i++) {
                x = mulmod(x, x, n);
                if (x == n - 1) continue outer;
            }
            return false;
        }
        return true;
    }

    static TreeMap<Long, Integer> factor(long n) {
        TreeMap<Long, Integer> out = new TreeMap<>();
        for (long p = 2; p * p <= n; p++) for (; n % p == 0; n /= p) out.merge(p, 1, Integer::sum);
        if (n > 1) out.merge(n, 1, Integer::sum);
        return out;
    }

    static long[] egcd(long a, long b) {
        return b == 0 ? new long[] {a, 1, 0} : back(egcd(b, a % b), a / b);
    }

    static long[] back(long[] r, long q) {
        return new long[] {r[0], r[2], r[1] - q * r[2]};
    }

    public static void main(String[] args) {
        BitSet composite = new BitSet();
        int n = 10_000;
        for (int i = 2; i * i <= n; i++) if (!composite.get(i)) for (int j = i * i; j <= n; j += i) composite.set(j);
        int count = n - 1 - composite.get(2, n + 1).cardinality();
        System.out.println("primes below 10000: " + count + " last " + composite.previousClearBit(n));
        int disagree = 0;
        for (int i = 2; i < 250; i++) {
            if (prime(i) == composite.get(i)) disagree++;
            if (BigInteger.valueOf(i).isProbablePrime(30) == composite.get(i)) disagree++;
        }
        System.out.println("disagree " + disagree);
        for (long p : new long[] {1_000_000_007L, 1_000_000_011L, 3215031751L, 4759123141L, 999_999_999_989L, 561, 9007199254740881L}) System.out.print(p + " " + prime(p) + BigInteger.valueOf(p).isProbablePrime(20) + " ");
        System.out.println();
        for (long f : new long[] {360, 97, 1024, 999_999, 600_851_475_143L, 1_000_003L * 3}) System.out.print(f + "=" + factor(f) + " ");
        System.out.println();
        System.out.println(Arrays.toString(egcd(240, 46)) + " " + Arrays.toString(egcd(17, 3120)) + " " + Math.floorMod(egcd(17, 3120)[1], 3120));
        long x = 0;
        long m = 1;
        long[][] crt = {{2, 3}, {3, 5}, {2, 7}, {10, 11}};
        for (long[] c : crt) {
            while (x % c[1] != c[0]) x += m;
            m *= c[1];
        }
        System.out.println("crt " + x + " mod " + m);
        StringBuilder tot = new StringBuilder();
        for (int i = 1; i <= 30; i++) {
            int k = i;
            for (long p : factor(i).keySet()) k = (int) (k / p * (p - 1));
            tot.append(k).append(' ');
        }
        System.out.println(tot);
        BigInteger p = BigInteger.valueOf(61);
        BigInteger q = BigInteger.valueOf(53);
        BigInteger phi = p.subtract(BigInteger.ONE).multiply(q.subtract(BigInteger.ONE));
        BigInteger e = BigInteger.valueOf(17);
        BigInteger d = e.modInverse(phi);
        BigInteger c = BigInteger.valueOf(65).modPow(e, p.multiply(q));
        System.out.println("rsa " + d + " " + c + " " + c.modPow(d, p.multiply(q)));
        BigInteger np = new BigInteger("10000000000000000");
        for (int i = 0; i < 3; i++) {
            np = np.nextProbablePrime();
            System.out.print(np + " ");
        }
        System.out.println(BigInteger.probablePrime(64, new Random(5)).bitLength());
        int perfect = 0;
        for (int i = 2; i < 1500; i++) {
            int s = 1;
            for (int j = 2; j * j <= i; j++) if (i % j == 0) s += j + (j * j == i ? 0 : i / j);
            if (s == i) perfect += i;
        }
        System.out.println("perfect sum " + perfect);
    }
}
