// Static helpers of Integer and Long: bits, radix, unsigned, parse errors.
public class IntegerStatics {
    static void parse(String s, int radix) {
        try {
            System.out.println("parseInt(" + s + "," + radix + ") = " + Integer.parseInt(s, radix));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println("parseLong(" + s + "," + radix + ") = " + Long.parseLong(s, radix));
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] v = {0, 1, -1, 5, 256, 0x80000000, 0x7fffffff, 0x12345678, 0x00f0f000, -1000};
        for (int x : v) {
            System.out.println(x + " " + Integer.bitCount(x) + " " + Integer.highestOneBit(x) + " " + Integer.lowestOneBit(x) + " "
                + Integer.numberOfLeadingZeros(x) + " " + Integer.numberOfTrailingZeros(x) + " " + Integer.reverse(x) + " " + Integer.reverseBytes(x) + " "
                + Integer.rotateLeft(x, 7) + " " + Integer.rotateRight(x, 39) + " " + Integer.signum(x) + " " + Integer.toBinaryString(x) + " "
                + Integer.toHexString(x) + " " + Integer.toOctalString(x) + " " + Integer.toString(x, 36) + " " + Integer.toUnsignedString(x) + " "
                + Integer.toUnsignedString(x, 7) + " " + Integer.toUnsignedLong(x) + " " + Integer.hashCode(x));
        }
        long[] w = {0, 1, -1, 0x8000000000000000L, 0x7fffffffffffffffL, 0x123456789abcdef0L, -1000L, 1L << 32};
        for (long x : w) {
            System.out.println(x + " " + Long.bitCount(x) + " " + Long.highestOneBit(x) + " " + Long.lowestOneBit(x) + " "
                + Long.numberOfLeadingZeros(x) + " " + Long.numberOfTrailingZeros(x) + " " + Long.reverse(x) + " " + Long.reverseBytes(x) + " "
                + Long.rotateLeft(x, 7) + " " + Long.rotateRight(x, 70) + " " + Long.signum(x) + " " + Long.toBinaryString(x) + " "
                + Long.toHexString(x) + " " + Long.toOctalString(x) + " " + Long.toString(x, 36) + " " + Long.toUnsignedString(x) + " "
                + Long.toUnsignedString(x, 16) + " " + Long.hashCode(x));
        }
        String[] s = {"0", "-0", "+7", "2147483647", "2147483648", "-2147483648", "-2147483649", "", "-", "+", " 1", "1 ", "abc", "12a", "\u0661\u0662", "9223372036854775808", "0x10", "1_000"};
        for (String x : s) { if (x.startsWith("\u0661")) System.out.println(Integer.parseInt(x)); else { parse(x, 10); parse(x, 16); } }
        parse("zz", 36);
        parse("1", 1);
        parse("1", 37);
        try { Integer.parseInt(null); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        System.out.println(Integer.decode("0x1F") + " " + Integer.decode("-#ff") + " " + Integer.decode("017") + " " + Long.decode("-0X80"));
        System.out.println(Integer.parseUnsignedInt("4294967295") + " " + Long.parseUnsignedLong("18446744073709551615") + " " + Integer.compareUnsigned(-1, 1) + " " + Long.compareUnsigned(1, -1));
        System.out.println(Integer.divideUnsigned(-1, 10) + " " + Integer.remainderUnsigned(-1, 10) + " " + Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10));
        try { Integer.parseUnsignedInt("4294967296"); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        try { Integer.parseUnsignedInt("-1"); } catch (NumberFormatException e) { System.out.println(e.getMessage()); }
        Integer a = 127, b = 127, c = 1000, d = 1000;
        System.out.println((a == b) + " " + c.equals(d) + " " + a.compareTo(c) + " " + Integer.valueOf(-128).equals(Integer.valueOf("-128")));
        System.out.println(Integer.getInteger("no.such.property") + " " + Integer.getInteger("no.such.property", 5) + " " + Boolean.getBoolean("nope"));
        System.out.println(Integer.sum(1, 2) + " " + Integer.max(3, 4) + " " + Integer.min(3, 4) + " " + Short.toUnsignedInt((short) -1) + " " + Byte.toUnsignedLong((byte) -1) + " " + Short.reverseBytes((short) 0x1234));
    }
}
