// Round trips and identities checked in loops over pseudo-random ints, longs, floats and doubles.
public class LongConversions {
    static long seed = 0x9e3779b97f4a7c15L;
    static long next() { seed ^= seed << 13; seed ^= seed >>> 7; return seed ^= seed << 17; }

    public static void main(String[] args) {
        int[] bad = new int[16]; long mix = 0;
        for (int k = 0; k < 1200; k++) {
            long a = next(), b = next() >> (k & 63); int i = (int) a, j = (int) b | 1; double d = Double.longBitsToDouble(a); float f = Float.intBitsToFloat(i);
            if (b != 0 && a / b * b + a % b != a) bad[0]++;
            if (i / j * j + i % j != i) bad[1]++;
            if ((a << 13 | a >>> 51) != Long.rotateLeft(a, 13)) bad[2]++;
            if (((a & b) | (a & ~b)) != a || (a ^ b ^ b) != a || (~(a & b)) != (~a | ~b)) bad[3]++;
            if (Long.parseLong(Long.toString(a)) != a || Integer.parseInt(Integer.toString(i, 36), 36) != i || Long.parseUnsignedLong(Long.toHexString(a), 16) != a) bad[4]++;
            if (!Double.isNaN(d) && Double.parseDouble(Double.toString(d)) != d) bad[5]++;
            if (!Float.isNaN(f) && Float.parseFloat(Float.toString(f)) != f) bad[6]++;
            if (!Float.isNaN(f) && (float) (double) f != f) bad[7]++;
            if ((int) (double) i != i || (long) (double) i != i || (byte) (int) (byte) i != (byte) i) bad[8]++;
            if (Long.reverse(Long.reverse(a)) != a || Long.bitCount(a) + Long.bitCount(~a) != 64 || Integer.reverseBytes(Integer.reverseBytes(i)) != i) bad[9]++;
            if (Math.floorDiv(i, j) * j + Math.floorMod(i, j) != i || (Math.floorMod(i, j) < 0) != (j < 0 && Math.floorMod(i, j) != 0)) bad[10]++;
            if ((a >> 63 | -a >>> 63) != Long.signum(a) || Long.compare(a, b) != (a < b ? -1 : a == b ? 0 : 1)) bad[11]++;
            if (Math.multiplyHigh(a, b) != java.math.BigInteger.valueOf(a).multiply(java.math.BigInteger.valueOf(b)).shiftRight(64).longValue()) bad[12]++;
            if (Double.doubleToRawLongBits(-d) != (Double.doubleToRawLongBits(d) ^ Long.MIN_VALUE) && !Double.isNaN(d)) bad[13]++;
            if (Long.hashCode(a) != (int) (a ^ a >>> 32) || Double.hashCode(b) != Long.hashCode(Double.doubleToLongBits(b))) bad[14]++;
            if ((char) i != (i & 0xffff) || (short) i != i << 16 >> 16 || (byte) i != i << 24 >> 24) bad[15]++;
            mix = mix * 31 + (long) d + (int) f + (a >>> (int) b) + (i >> j) + (long) (a * 1e-3) + (Double.isNaN(d) ? 1 : Double.compare(d, f));
        }
        System.out.println(java.util.Arrays.toString(bad) + " " + mix + " " + seed);
    }
}
