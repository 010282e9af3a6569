// A linear congruential generator, modular powers and gcd over long values.
public class LongLoop {
    static long mulmod(long a, long b, long m) {
        long r = 0;
        a %= m;
        while (b > 0) {
            if ((b & 1) == 1) r = (r + a) % m;
            a = (a << 1) % m;
            b >>= 1;
        }
        return r;
    }

    static long powmod(long a, long e, long m) {
        long r = 1 % m;
        for (a %= m; e > 0; e >>= 1, a = mulmod(a, a, m)) if ((e & 1) != 0) r = mulmod(r, a, m);
        return r;
    }

    static long gcd(long a, long b) { return b == 0 ? a : gcd(b, a % b); }

    static boolean prime(long n) {
        if (n < 2) return false;
        for (long p : new long[] {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37}) {
            if (n % p == 0) return n == p;
        }
        long d = n - 1;
        int s = 0;
        while ((d & 1) == 0) { d >>= 1; s++; }
        next:
        for (long a : new long[] {2, 3, 5, 7, 11, 13}) {
            long x = powmod(a, d, n);
            if (x == 1 || x == n - 1) continue;
            for (int i = 1; i < s; i++) {
                x = mulmod(x, x, n);
                if (x == n - 1) continue next;
            }
            return false;
        }
        return true;
    }

    public static void main(String[] args) {
        long x = 1;
        for (int i = 0; i < 10; i++) { x = x * 25214903917L + 11 & (1L << 48) - 1; System.out.println(x + " " + (int) (x >>> 16)); }
        System.out.println(powmod(3, 1000003, 1000000007L) + " " + powmod(2, 61, Long.MAX_VALUE >> 2));
        System.out.println(gcd(1234567890123456789L, 987654321098765432L) + " " + gcd(1L << 40, 6000000000L) + " " + gcd(-12, 18));
        for (long n : new long[] {1, 2, 561, 1000000007L, 1000000007L * 3, 2147483647L, 3215031751L, 999999999989L}) System.out.println(n + " " + prime(n));
        int cnt = 0;
        for (int n = 0; n < 1000; n++) if (prime(n)) cnt++;
        System.out.println(cnt);
        long fibA = 0, fibB = 1;
        for (int i = 0; i < 95; i++) { long t = fibA + fibB; fibA = fibB; fibB = t; }
        System.out.println(fibA + " " + fibB);
        int collatz = 0;
        for (long n = 837799; n != 1; n = (n & 1) == 0 ? n / 2 : 3 * n + 1) collatz++;
        System.out.println(collatz);
    }
}
