// Integer, Long, Double and friends: parsing, radix, unsigned operations, bit twiddling, error messages.
public class ParseErrors {
    interface Op {
        Object get();
    }

    static void t(String what, Op o) {
        try {
            System.out.println(what + " = " + o.get());
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        String[] in = {"0", "-0", "+7", "2147483647", "2147483648", "-2147483648", "-2147483649", "", " 1", "1 ", "0x10", "1_0", "-", "+", "99999999999", "zz", "1.0", "00012"};
        for (String s : in) {
            t("parseInt '" + s + "'", () -> Integer.parseInt(s));
            t("parseLong '" + s + "'", () -> Long.parseLong(s));
            t("decode '" + s + "'", () -> Integer.decode(s));
            t("parseShort '" + s + "'", () -> Short.parseShort(s));
            t("parseUnsigned '" + s + "'", () -> Integer.parseUnsignedInt(s));
        }
        t("arabic digits", () -> Integer.parseInt("\u0661\u0662"));
        t("null int", () -> Integer.parseInt(null));
        t("null double", () -> Double.parseDouble(null));
        t("null long", () -> Long.parseLong(null, 10));
        t("byte 128", () -> Byte.parseByte("128"));
        t("radix 36", () -> Integer.parseInt("-zik0zj", 36));
        t("radix 37", () -> Integer.parseInt("1", 37));
        t("radix 1", () -> Long.parseLong("1", 1));
        t("radix 2", () -> Integer.parseInt("1012", 2));
        t("hex long", () -> Long.parseLong("7fffffffffffffff", 16));
        t("hex long over", () -> Long.parseLong("8000000000000000", 16));
        t("unsigned long", () -> Long.parseUnsignedLong("ffffffffffffffff", 16));
        t("range", () -> Integer.parseInt("abc123def", 3, 6, 10));
        t("range bad", () -> Integer.parseInt("abc", 2, 9, 10));
        t("decode hex", () -> Integer.decode("-0x80000000") + Integer.decode("#ff") + Integer.decode("010"));
        t("decode long", () -> Long.decode("0x7FFFFFFFFFFFFFFF"));
        t("getInteger", () -> Integer.getInteger("no.such.property", 5));
        t("boolean", () -> Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.logicalXor(true, false));
        t("toString radix", () -> Integer.toString(-255, 16) + " " + Integer.toString(255, 99) + " " + Long.toString(Long.MIN_VALUE, 2));
        t("unsigned strings", () -> Integer.toUnsignedString(-1) + " " + Long.toUnsignedString(-1) + " " + Integer.toHexString(-1) + " " + Integer.toOctalString(-8) + " " + Integer.toBinaryString(10) + " " + Long.toUnsignedString(-2, 36));
        t("unsigned ops", () -> Integer.divideUnsigned(-1, 7) + " " + Integer.remainderUnsigned(-1, 7) + " " + Integer.compareUnsigned(-1, 1) + " " + Long.divideUnsigned(-1, 10) + " " + Long.remainderUnsigned(-1, 10) + " " + Long.compareUnsigned(1, -1) + " " + Integer.toUnsignedLong(-1) + " " + Byte.toUnsignedInt((byte) -1) + " " + Short.toUnsignedInt((short) -1));
        t("div 0", () -> Integer.divideUnsigned(1, 0));
        int[] xs = {0, 1, -1, 12345, Integer.MIN_VALUE, 0x0f0f0f0f};
        for (int x : xs) {
            System.out.println(x + ": " + Integer.bitCount(x) + " " + Integer.reverse(x) + " " + Integer.reverseBytes(x) + " " + Integer.highestOneBit(x) + " " + Integer.lowestOneBit(x) + " " + Integer.numberOfLeadingZeros(x) + " " + Integer.numberOfTrailingZeros(x) + " " + Integer.rotateLeft(x, 7) + " " + Integer.rotateRight(x, 39) + " " + Integer.signum(x) + " " + Integer.hashCode(x));
            long y = (long) x * 0x100000001L;
            System.out.println(y + ": " + Long.bitCount(y) + " " + Long.reverse(y) + " " + Long.reverseBytes(y) + " " + Long.highestOneBit(y) + " " + Long.lowestOneBit(y) + " " + Long.numberOfLeadingZeros(y) + " " + Long.numberOfTrailingZeros(y) + " " + Long.rotateLeft(y, 13) + " " + Long.signum(y) + " " + Long.hashCode(y));
        }
        System.out.println(Short.reverseBytes((short) 0x1234) + " " + (Integer.valueOf(127) == Integer.valueOf(127)) + " " + Integer.valueOf(1000).equals(1000) + " " + Integer.valueOf(5).compareTo(7) + " " + Long.valueOf(5).equals(5) + " " + Integer.compare(3, 2) + " " + Integer.sum(2, 3) + Integer.max(2, 3) + Integer.min(2, 3));
    }
}
