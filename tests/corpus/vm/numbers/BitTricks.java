// Bit manipulation by hand checked against the library: popcount, reversal, gray codes, Morton codes, bit boards.
public class BitTricks {
    static int pop(int x) {
        int n = 0;
        for (; x != 0; x &= x - 1) n++;
        return n;
    }

    static int reverse(int x) {
        int r = 0;
        for (int i = 0; i < 32; i++) {
            r = r << 1 | x & 1;
            x >>>= 1;
        }
        return r;
    }

    static long morton(int x, int y) {
        long r = 0;
        for (int i = 0; i < 32; i++) r |= (long) (x >>> i & 1) << 2 * i | (long) (y >>> i & 1) << 2 * i + 1;
        return r;
    }

    static int queens(int n, int cols, int d1, int d2) {
        int full = (1 << n) - 1;
        if (cols == full) return 1;
        int count = 0;
        for (int free = full & ~(cols | d1 | d2); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += queens(n, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
        }
        return count;
    }

    public static void main(String[] args) {
        int bad = 0;
        long x = 88172645463325252L;
        for (int i = 0; i < 2000; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
            int v = (int) x;
            if (pop(v) != Integer.bitCount(v)) bad++;
            if (reverse(v) != Integer.reverse(v)) bad++;
            if (Integer.rotateLeft(v, i) != (v << i | v >>> -i)) bad++;
            if (Long.numberOfLeadingZeros(x) != 63 - (int) Math.floor(0.0 + highest(x))) bad++;
            if (Integer.highestOneBit(v) != (v == 0 ? 0 : 0x80000000 >>> Integer.numberOfLeadingZeros(v))) bad++;
            if ((v & -v) != Integer.lowestOneBit(v)) bad++;
        }
        System.out.println("bad " + bad + " last " + x);
        StringBuilder gray = new StringBuilder();
        for (int i = 0; i < 16; i++) gray.append(Integer.toBinaryString(16 | i ^ i >> 1).substring(1)).append(' ');
        System.out.println(gray);
        System.out.println(Long.toHexString(morton(0xffff, 0)) + " " + Long.toHexString(morton(-1, 0)) + " " + morton(5, 9));
        for (int n = 1; n <= 8; n++) System.out.print(queens(n, 0, 0, 0) + " ");
        System.out.println();
        System.out.println((1 << 32) + " " + (1 << 33) + " " + (1 << -1) + " " + (-8 >> 1) + " " + (-8 >>> 1) + " " + (-8 >>> 28) + " " + (1L << 64) + " " + (1L << 40) + " " + (-1L >>> 60) + " " + (byte) (0x80 >> 1) + " " + ((byte) 0x80 >>> 1) + " " + (5 & 3 | 4 ^ 1));
        byte b = (byte) 200;
        short s = (short) 70000;
        char c = (char) -1;
        b += 100;
        s >>>= 1;
        c++;
        System.out.println(b + " " + s + " " + (int) c + " " + (b << 8) + " " + (byte) (b ^ 0xff) + " " + ~b);
        int sub = 0;
        int mask = 0b101101;
        StringBuilder subs = new StringBuilder();
        do {
            subs.append(sub).append(' ');
            sub = sub - mask & mask;
        } while (sub != 0);
        System.out.println(subs);
        int a = 5;
        int d = 9;
        a ^= d;
        d ^= a;
        a ^= d;
        System.out.println(a + " " + d + " " + ((a ^ d) < 0) + " " + (a & 1) + " " + ((a & a - 1) == 0) + " " + (a + d >>> 1));
        long crc = 0xffffffffL;
        for (byte q : "123456789".getBytes()) {
            crc ^= q;
            for (int k = 0; k < 8; k++) crc = (crc & 1) != 0 ? crc >>> 1 ^ 0xedb88320L : crc >>> 1;
        }
        System.out.println(Long.toHexString(~crc & 0xffffffffL));
        int lfsr = 0xACE1;
        int period = 0;
        do {
            int bit = (lfsr ^ lfsr >> 2 ^ lfsr >> 3 ^ lfsr >> 5) & 1;
            lfsr = lfsr >> 1 | bit << 15;
            period++;
        } while (lfsr != 0xACE1);
        System.out.println("period " + period);
    }

    static int highest(long x) {
        int n = -1;
        while (x != 0) {
            x >>>= 1;
            n++;
        }
        return n;
    }
}
