// Math and bit methods added after JDK 17.
//@ jdk: 21+
public class Jdk19Math {
    public static void main(String[] args) {
        int[] as = {7, -7, Integer.MIN_VALUE, 0};
        for (int a : as) System.out.println(a + " " + Math.ceilDiv(a, 2) + " " + Math.ceilMod(a, 2) + " " + Math.ceilDiv(a, -3) + " " + Math.ceilMod(a, -3) + " " + Math.ceilDiv((long) a, 5) + " " + Math.ceilDivExact(a, 3));
        try {
            Math.divideExact(Integer.MIN_VALUE, -1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            Math.floorDivExact(Long.MIN_VALUE, -1L);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Math.unsignedMultiplyHigh(-1L, -1L) + " " + Math.clamp(99L, 1, 10) + " " + Math.clamp(2.5f, 0f, 1f));
        for (float f : new float[] {0f, -0f, 1f, 0.1f, 65504f, 65520f, 1e-8f, 5.9604645e-8f, Float.NaN, Float.POSITIVE_INFINITY, -3.14159f}) System.out.print(Integer.toHexString(Float.floatToFloat16(f) & 0xffff) + " " + Float.float16ToFloat(Float.floatToFloat16(f)) + "; ");
        System.out.println();
        for (int h : new int[] {0x3c00, 0x0001, 0x03ff, 0x0400, 0x7bff, 0x7c00, 0xfc00, 0x8000, 0xc248}) System.out.print(Float.float16ToFloat((short) h) + " ");
        System.out.println();
        System.out.println(Integer.toHexString(Integer.compress(0x12345678, 0x00ff0ff0)) + " " + Integer.toHexString(Integer.expand(0xabcd, 0x0f0f0f0f)) + " " + Long.toHexString(Long.compress(0x123456789abcdef0L, 0xf0f0f0f0f0f0f0f0L)) + " " + Long.toHexString(Long.expand(0xffL, 0x1111111111111111L)));
        System.out.println(new java.math.BigInteger("123456789").parallelMultiply(new java.math.BigInteger("987654321")) + " " + java.math.BigDecimal.TWO);
        System.out.println(Math.absExact(-5L) + " " + Math.multiplyHigh(Long.MAX_VALUE, 4) + " " + StrictMath.ceilDiv(9, 4));
        System.out.println(Double.PRECISION + " " + Float.PRECISION + " " + Math.TAU + " " + Character.toString(65) + " " + Long.toUnsignedString(-1L, 2).length());
    }
}
