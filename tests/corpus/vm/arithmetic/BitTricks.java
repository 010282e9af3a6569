// Classic bit twiddling on int and long.
public class BitTricks {
    static int popcount(int x) {
        x = x - ((x >>> 1) & 0x55555555);
        x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
        x = (x + (x >>> 4)) & 0x0f0f0f0f;
        return (x * 0x01010101) >>> 24;
    }

    static long morton(int x, int y) {
        long r = 0;
        for (int i = 0; i < 32; i++) r |= ((x >>> i & 1L) << 2 * i) | ((y >>> i & 1L) << 2 * i + 1);
        return r;
    }

    static int gray(int n) { return n ^ n >>> 1; }

    static int ungray(int g) {
        for (int s = 1; s < 32; s <<= 1) g ^= g >>> s;
        return g;
    }

    static int isqrt(int n) {
        int r = 0;
        for (int b = 1 << 15; b != 0; b >>= 1) if ((r | b) * (long) (r | b) <= n) r |= b;
        return r;
    }

    static int crc32(byte[] d) {
        int c = ~0;
        for (byte b : d) {
            c ^= b & 0xff;
            for (int i = 0; i < 8; i++) c = (c & 1) != 0 ? c >>> 1 ^ 0xedb88320 : c >>> 1;
        }
        return ~c;
    }

    static long xorshift(long s) {
        s ^= s << 13;
        s ^= s >>> 7;
        return s ^ s << 17;
    }

    static int fnv(String s) {
        int h = 0x811c9dc5;
        for (int i = 0; i < s.length(); i++) { h ^= s.charAt(i); h *= 16777619; }
        return h;
    }

    public static void main(String[] args) {
        int seed = 12345, bad = 0;
        for (int i = 0; i < 2000; i++) {
            seed = seed * 1103515245 + 12345;
            if (popcount(seed) != Integer.bitCount(seed)) bad++;
            if (ungray(gray(seed)) != seed) bad++;
            int sq = isqrt(seed & 0x7fffffff);
            if ((long) sq * sq > (seed & 0x7fffffff)) bad++;
        }
        System.out.println("bad " + bad + " seed " + seed);
        System.out.println(Long.toHexString(morton(0xdead, 0xbeef)) + " " + Integer.toHexString(crc32("hello world".getBytes())));
        long s = 88172645463325252L;
        for (int i = 0; i < 5; i++) System.out.println(s = xorshift(s));
        System.out.println(fnv("abc") + " " + fnv("") + " " + fnv("The quick brown fox"));
        int a = 17, b = -99;
        a ^= b; b ^= a; a ^= b;
        System.out.println(a + " " + b);
        System.out.println((a & -a) + " " + (a & a - 1) + " " + (a | a - 1) + " " + (~a & a + 1) + " " + ((a ^ b) < 0) + " " + (b ^ b >> 31) + " " + ((a + b) / 2) + " " + ((a & b) + ((a ^ b) >> 1)));
        StringBuilder sb = new StringBuilder();
        for (int sub = 0b10110; ; sub = sub - 1 & 0b10110) { sb.append(Integer.toBinaryString(sub)).append(' '); if (sub == 0) break; }
        System.out.println(sb);
        for (int v = 0b0111, n = 0; n < 8; n++) { System.out.print(Integer.toBinaryString(v) + " "); int t = v | v - 1; v = t + 1 | ((~t & -~t) - 1 >>> Integer.numberOfTrailingZeros(v) + 1); }
        System.out.println();
    }
}
