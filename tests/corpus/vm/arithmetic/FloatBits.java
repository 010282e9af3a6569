// Bits of floats and doubles taken apart and put together; NaN payloads; rounding to even.
public class FloatBits {
    static String parts(double d) { long b = Double.doubleToRawLongBits(d); return (b < 0 ? "-" : "+") + (b >>> 52 & 0x7ff) + ":" + Long.toHexString(b & 0xfffffffffffffL); }
    static String parts(float f) { int b = Float.floatToRawIntBits(f); return (b < 0 ? "-" : "+") + (b >>> 23 & 0xff) + ":" + Integer.toHexString(b & 0x7fffff); }
    static double build(int sign, int exp, long mant) { return Double.longBitsToDouble((long) sign << 63 | (long) (exp + 1023) << 52 | mant); }
    static float toFloat(double d) { return (float) d; }
    static int half(float f) { int b = Float.floatToIntBits(f), s = b >>> 16 & 0x8000, e = (b >>> 23 & 0xff) - 112, m = b & 0x7fffff; if (e <= 0) return e < -10 ? s : s | (m | 0x800000) >> 14 - e; return e >= 31 ? s | 0x7c00 : s | e << 10 | m >> 13; }
    static double slowSqrt(double x) { double lo = 0, hi = Math.max(1, x); for (int i = 0; i < 200; i++) { double mid = (lo + hi) / 2; if (mid * mid <= x) lo = mid; else hi = mid; } return lo; }

    public static void main(String[] args) {
        for (double d : new double[] {0, -0.0, 1, -1, 0.1, Math.PI, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, 1.0 / 0, Double.NaN, 1e-310}) System.out.println(d + " " + parts(d) + " " + parts((float) d) + " " + Math.getExponent(d) + " " + Long.toHexString(Double.doubleToLongBits(d)));
        System.out.println(build(0, 0, 0) + " " + build(1, 3, 1L << 51) + " " + build(0, 1023, 0xfffffffffffffL) + " " + build(0, -1023, 1) + " " + build(0, 1024, 0));
        System.out.println(toFloat(1 + Math.pow(2, -24)) + " " + toFloat(1 + Math.pow(2, -24) + 1e-15) + " " + toFloat(1 + 3 * Math.pow(2, -24)) + " " + toFloat(16777217) + " " + toFloat(16777219) + " " + toFloat(1e-46) + " " + toFloat(0.7e-45) + " " + toFloat(7.1e-46) + " " + toFloat(3.4028235e38) + " " + toFloat(3.4028236e38) + " " + toFloat(-1e39));
        for (long l : new long[] {(1L << 53) - 1, 1L << 53, (1L << 53) + 1, (1L << 53) + 2, (1L << 53) + 3, (1L << 54) + 2, (1L << 54) + 6, Long.MAX_VALUE, (1L << 24) + 1, (1L << 24) + 3, (1L << 60) + (1L << 36), (1L << 60) + (1L << 36) + 1}) System.out.print((long) (double) l - l + "/" + ((long) (float) l - l) + " ");
        System.out.println();
        float nan = Float.intBitsToFloat(0x7fc12345); double dn = nan; System.out.println(Integer.toHexString(Float.floatToIntBits(nan)) + " " + Float.isNaN(nan) + Double.isNaN(dn) + " " + Long.toHexString(Double.doubleToLongBits(dn)) + " " + (nan == nan) + Float.compare(nan, Float.NaN) + Float.valueOf(nan).equals(Float.NaN));
        for (float f : new float[] {0, 1, -2, 0.1f, 65504, 70000, 1e-5f, 6e-8f}) System.out.print(Integer.toHexString(half(f)) + " ");
        System.out.println();
        System.out.println(slowSqrt(2) + " " + Math.sqrt(2) + " " + slowSqrt(1e10) + " " + (slowSqrt(49) == 7) + " " + Math.nextUp(1.0) + " " + Math.nextDown(1f) + " " + Math.ulp(100.0) + " " + (0.1 + 0.7) * 10 + " " + (int) ((0.1 + 0.7) * 10));
        double x = 1; int n = 0; while (1 + x != 1) { x /= 2; n++; } float y = 1; int m = 0; while (1 + y != 1) { y /= 2; m++; } System.out.println(n + " " + m + " " + x + " " + y);
        System.out.println((float) 0.1 + 0.2 + " " + ((float) 0.1 + 0.2f) + " " + (double) (0.1f + 0.2f) + " " + 0.1f * 3 + " " + 1e16 + 1 + " " + (1e16 + 1) + " " + (1e16 + 2) + " " + (1e8f + 1) + " " + 3e-324 + " " + 2e-45f);
    }
}
