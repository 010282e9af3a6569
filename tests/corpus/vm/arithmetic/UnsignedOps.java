// Unsigned arithmetic by library methods and by hand.
public class UnsignedOps {
    static long udiv(long a, long b) { if (b < 0) return Long.compareUnsigned(a, b) < 0 ? 0 : 1; long q = (a >>> 1) / b << 1, r = a - q * b; return q + (Long.compareUnsigned(r, b) >= 0 ? 1 : 0); }
    static String hex128(long a, long b) { long hi = Math.multiplyHigh(a, b), lo = a * b; return Long.toHexString(hi) + ":" + Long.toHexString(lo); }

    public static void main(String[] args) {
        int[] iv = {0, 1, 2, 10, -1, -2, Integer.MAX_VALUE, Integer.MIN_VALUE, 0xdeadbeef};
        for (int a : iv) { StringBuilder s = new StringBuilder(Integer.toUnsignedString(a)); for (int b : iv) { s.append(" | ").append(Integer.compareUnsigned(a, b)); if (b != 0) s.append(' ').append(Integer.toUnsignedString(Integer.divideUnsigned(a, b))).append(' ').append(Integer.toUnsignedString(Integer.remainderUnsigned(a, b))); } System.out.println(s); }
        long[] lv = {0, 1, 3, 10, -1, -10, Long.MAX_VALUE, Long.MIN_VALUE, 0xdeadbeefcafebabeL};
        int bad = 0;
        for (long a : lv) { StringBuilder s = new StringBuilder(Long.toUnsignedString(a)); for (long b : lv) { s.append(" | ").append(Long.compareUnsigned(a, b)); if (b != 0) { long q = Long.divideUnsigned(a, b), r = Long.remainderUnsigned(a, b); s.append(' ').append(Long.toUnsignedString(q)).append(' ').append(Long.toUnsignedString(r)); if (q != udiv(a, b) || q * b + r != a) bad++; } } System.out.println(s); }
        System.out.println("bad " + bad);
        for (String t : new String[] {"0", "4294967295", "4294967296", "-1", "", "18446744073709551615", "18446744073709551616", "+7", "ff"}) {
            try { System.out.print(Integer.parseUnsignedInt(t) + " "); } catch (NumberFormatException e) { System.out.print("[" + e.getMessage() + "] "); }
            try { System.out.println(Long.parseUnsignedLong(t)); } catch (NumberFormatException e) { System.out.println("[" + e.getMessage() + "]"); }
        }
        System.out.println(Integer.parseUnsignedInt("ffffffff", 16) + " " + Long.parseUnsignedLong("1777777777777777777777", 8) + " " + Long.toUnsignedString(-1, 2).length() + " " + Integer.toUnsignedString(-1, 36) + " " + Long.toUnsignedString(Long.MIN_VALUE, 10));
        System.out.println(hex128(-1, -1) + " " + hex128(Long.MAX_VALUE, 3) + " " + hex128(Long.MIN_VALUE, Long.MIN_VALUE) + " " + hex128(0x123456789abcdefL, 0xfedcba987654321L));
        System.out.println(Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedInt((short) -1) + " " + Byte.toUnsignedLong((byte) 0x80) + " " + (0xffff & (short) -2) + " " + (char) 65535 % 7 + " " + Integer.toUnsignedLong(-5) + " " + (-5 & 0xffffffffL));
        int h = 0;
        for (int i = 0; i < 256; i++) h = h * 33 + ((byte) i & 0xff) + Integer.remainderUnsigned(i * 0x9e3779b9, 1000);
        System.out.println(h);
        System.out.println(Long.toHexString(Long.reverse(0x1234L)) + " " + Integer.toHexString(Integer.reverseBytes(0x01020304)) + " " + Long.numberOfTrailingZeros(0) + Integer.numberOfLeadingZeros(0) + " " + Long.highestOneBit(-1) + " " + Integer.lowestOneBit(48));
    }
}
