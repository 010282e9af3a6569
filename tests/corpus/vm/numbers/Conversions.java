// Numeric conversions: widening, narrowing, rounding of long and double to float, char arithmetic, compound assignment.
public class Conversions {
    public static void main(String[] args) {
        double[] ds = {0, -0.0, 0.9, -0.9, 1e10, -1e10, 1e19, -1e19, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 2147483647.9, -2147483648.9, 9.223372036854775E18, 65535.5, 1e-50, 3.4028235677973366e38, 3.4028235677973362e38, 1.401298464324817e-45, 7e-46, 7.1e-46};
        for (double d : ds) System.out.println(d + " -> " + (int) d + " " + (long) d + " " + (short) d + " " + (byte) d + " " + (int) (char) d + " " + (float) d + " " + (int) (float) d + " " + (long) (float) d);
        long[] ls = {0, 1, -1, 16777216, 16777217, 16777219, 33554431, (1L << 53) + 1, (1L << 53) + 3, Long.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 512, 0x7fffffbfffffffffL, 0x7fffffc000000000L, 123456789012345678L};
        for (long l : ls) System.out.println(l + " -> " + (float) l + " " + (double) l + " " + (int) l + " " + (short) l + " " + (byte) l + " " + (int) (char) l + " " + (long) (double) l + " " + (long) (float) l);
        int[] is = {16777217, -16777219, Integer.MAX_VALUE, Integer.MIN_VALUE, 0x12345678};
        for (int i : is) System.out.println(i + " -> " + (float) i + " " + (double) i + " " + (byte) i + " " + (short) i + " " + (int) (char) i + " " + (int) (float) i + " " + (long) i);
        byte b = (byte) 0xff;
        System.out.println((int) b + " " + (b & 0xff) + " " + (int) (char) b + " " + (b >>> 4) + " " + (char) (b & 0x41) + " " + (short) (char) b);
        char c = 'a';
        c += 1;
        c++;
        int ci = c + 1;
        c *= 1.5;
        System.out.println((int) c + " " + ci + " " + (char) ci + " " + (char) ('a' + 5) + ('a' + 5) + 'a' + 5);
        int x = 10;
        x += 3.7;
        x -= 0.5f;
        x *= 2.5;
        x /= 3;
        x %= 4;
        x <<= 33;
        x ^= 'A';
        short s = 10;
        s += 40000;
        s -= 1.9;
        byte y = 127;
        y++;
        y >>= 1;
        y >>>= 1;
        long l = 5;
        l *= 0.3;
        l += 'b';
        float f = 1;
        f += 1e-10;
        f /= 3;
        double d = 1;
        d += f;
        d -= 1L << 40;
        System.out.println(x + " " + s + " " + y + " " + l + " " + f + " " + d);
        System.out.println(1 / 2 + 1 / 2.0 + 1 / 2f + 7 % -3 + -7 % 3 + 7.5 % 2 + -7.5 % 2 + " " + 5 / 2 * 2.0 + " " + (char) 98 + (int) 'b' + " " + (1 > 0 ? 1 : 2.0) + " " + (true ? 'a' : 0) + " " + (true ? null : 0) + " " + (Object) (true ? 1 : 'a'));
        Integer boxed = 5;
        Object o = true ? boxed : 2.0;
        System.out.println(o + " " + (boxed == 5) + " " + boxed.equals(5L) + " " + (5 == 5.0) + " " + ((long) boxed == 5L) + " " + (boxed + 'a') + " " + boxed++ + ++boxed + " " + -boxed + " " + ~boxed);
        System.out.println(0x7fffffff + 1 + " " + 0xffffffff + " " + 0b1010 + " " + 017 + " " + 1_000_000 + " " + 0x1p-3 + " " + 1e3f + " " + 0xFFFF_FFFFL + " " + '\u0041' + '\101' + "\u0041\101");
        System.out.println(Integer.valueOf(200).byteValue() + " " + Double.valueOf(3.99).intValue() + " " + Long.valueOf(1L << 33).intValue() + " " + Float.valueOf(1e20f).longValue() + " " + Short.valueOf((short) -1).longValue() + " " + Byte.valueOf((byte) 7).doubleValue() + " " + Character.valueOf('x').charValue() + " " + Double.valueOf("1e1").shortValue());
        System.out.println((float) 0.1 + " " + (double) 0.1f + " " + (0.1f == 0.1) + " " + (0.5f == 0.5) + " " + (float) 1e40 + " " + (float) -1e-50 + " " + 16777216f + 1f + " " + (16777216f + 1f == 16777216f) + " " + (0.1 + 0.2 == 0.3) + " " + (float) (0.1 + 0.2) + " " + 3.0e-45f + " " + 100f / 3 + " " + 1.0 / 49 * 49);
    }
}
