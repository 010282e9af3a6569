// Round trips of numbers through every radix and notation: Integer, Long, BigInteger, hexadecimal doubles, unsigned.
import java.math.BigInteger;
import java.util.*;

public class RadixTrips {
    public static void main(String[] args) {
        int[] is = {0, 1, -1, 35, 36, 12345, -98765, Integer.MAX_VALUE, Integer.MIN_VALUE};
        long[] ls = {0, -1, 1L << 40, -(1L << 50) + 7, Long.MAX_VALUE, Long.MIN_VALUE};
        int bad = 0;
        long h = 0;
        for (int r = Character.MIN_RADIX; r <= Character.MAX_RADIX; r++) {
            for (int i : is) {
                String s = Integer.toString(i, r);
                h = h * 31 + s.hashCode();
                if (Integer.parseInt(s, r) != i || Integer.parseInt(s.toUpperCase(Locale.ROOT), r) != i) bad++;
                String u = Integer.toUnsignedString(i, r);
                h = h * 31 + u.hashCode();
                if (Integer.parseUnsignedInt(u, r) != i) bad++;
                if (!new BigInteger(s, r).equals(BigInteger.valueOf(i))) bad++;
            }
            for (long l : ls) {
                String s = Long.toString(l, r);
                h = h * 31 + s.hashCode();
                if (Long.parseLong(s, r) != l) bad++;
                String u = Long.toUnsignedString(l, r);
                h = h * 31 + u.hashCode();
                if (Long.parseUnsignedLong(u, r) != l) bad++;
                if (!BigInteger.valueOf(l).toString(r).equals(s)) bad++;
            }
        }
        System.out.println("bad " + bad + " hash " + h);
        System.out.println(Integer.toString(Integer.MIN_VALUE, 2) + " " + Long.toString(Long.MIN_VALUE, 36) + " " + Integer.toString(100, 1) + " " + Integer.toString(100, 37) + " " + Integer.toHexString(Integer.MIN_VALUE) + " " + Long.toOctalString(-1) + " " + Long.toBinaryString(5));
        Random rnd = new Random(31);
        int wrong = 0;
        for (int i = 0; i < 200; i++) {
            double d = Double.longBitsToDouble(rnd.nextLong());
            if (Double.isNaN(d)) continue;
            if (Double.parseDouble(Double.toString(d)) != d) wrong++;
            if (Double.parseDouble(Double.toHexString(d)) != d) wrong++;
            float f = Float.intBitsToFloat(rnd.nextInt());
            if (!Float.isNaN(f) && Float.parseFloat(Float.toString(f)) != f) wrong++;
            if (!Float.isNaN(f) && Float.parseFloat(Float.toHexString(f)) != f) wrong++;
            if (!Double.isInfinite(d) && new java.math.BigDecimal(d).doubleValue() != d) wrong++;
        }
        System.out.println("wrong " + wrong);
        for (String s : new String[] {"0x1p0", "0x1.8p1", "-0x0.1p4", "0x1.fffffffffffffp1023", "0x0.0000000000001p-1022", "0x1p-1074", "0x1p-1075", "0x1.8p-1075", "0x1.00000000000008p0", "0x1.00000000000018p0", "0X.8P0", "0x10.p-4"}) System.out.print(s + "=" + Double.parseDouble(s) + " ");
        System.out.println();
        StringBuilder sb = new StringBuilder();
        for (int e = -30; e <= 30; e += 3) sb.append(Math.pow(10, e) * 1.5).append(' ').append((float) (Math.pow(10, e) * 1.5)).append(' ');
        System.out.println(sb);
        System.out.println(Integer.parseInt("+7f", 16) + " " + Long.decode("-0XfF") + " " + Integer.decode("-010") + " " + Short.decode("#7fff") + " " + Byte.decode("-0x80") + " " + Integer.valueOf("77", 8) + " " + Long.valueOf("zz", 36) + " " + Byte.parseByte("-7f", 16));
        for (String[] p : new String[][] {{"8", "8"}, {"g", "16"}, {"", "10"}, {"-", "10"}, {"2147483648", "10"}, {"80000000", "16"}, {"1", "40"}}) {
            try {
                System.out.println(Integer.parseInt(p[0], Integer.parseInt(p[1])));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        BigInteger big = BigInteger.ONE.shiftLeft(300).subtract(BigInteger.valueOf(12345));
        for (int r : new int[] {2, 5, 10, 16, 27, 36}) System.out.print(big.toString(r).length() + ":" + new BigInteger("-" + big.toString(r), r).negate().equals(big) + " ");
        System.out.println();
    }
}
