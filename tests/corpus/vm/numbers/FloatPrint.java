// Decimal rendering and parsing of float and double corner cases.
public class FloatPrint {
    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 1, -1, 0.1, 0.2, 0.1 + 0.2, 1.0 / 3, 2.0 / 3, 100, 1e7, 9999999, 1.0E-3, 9.99e-4, 123456789012.0, 1e16, 1e21, 1e22, 1e23, 2e-3, 4.9e-324, 2.2250738585072014E-308, 1.7976931348623157e308, 5e-324 * 3, Math.PI, Math.E, 1e-5, 123456.789e3, 2.0E-3, 1.0E10, 8.41E21, 2.2250738585072011e-308, 9007199254740993.0, 4.35, 0.3f, 1e100, 2e23, 8.5e-7};
        for (double d : ds) System.out.println(d + " " + Double.toHexString(d) + " " + Long.toHexString(Double.doubleToLongBits(d)) + " " + (float) d);
        float[] fs = {0f, -0f, 1f, 0.1f, 0.2f, 0.1f + 0.2f, 1f / 3, 16777216f, 16777217f, 1e10f, 3.4028235e38f, 1.4e-45f, 1.17549435e-38f, 1e-3f, 9.999e-4f, 33554432f, 1.0e7f, 9999999f, 8.41e21f, 3.3333334e-5f};
        for (float f : fs) System.out.println(f + " " + Float.toHexString(f) + " " + Integer.toHexString(Float.floatToIntBits(f)) + " " + (double) f);
        String[] ps = {"1", "1.", ".1", "1e5", "1E-5", "  7.5  ", "0x1p3", "0x1.8p1", "0x.8p-2", "1d", "1f", "NaN", "-Infinity", "Infinity", "+3.5", "1e400", "1e-400", "-1e-400", "2.2250738585072012e-308", "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880", "0.30000000000000004440892098500626", "9007199254740993", "9007199254740992.9999999999", "0.000000000000000000000000000000000000000000001", "123456789.123456789"};
        for (String s : ps) System.out.println((s.length() > 30 ? s.substring(0, 30) + ".." : s) + " -> " + Double.parseDouble(s) + " " + Float.parseFloat(s) + " " + Double.toHexString(Double.parseDouble(s)));
        for (String s : new String[] {"", " ", "abc", "1e", "--1", "0x1", "1,5", "1e5.5", "infinity", "1ff", "e5", ".", "1_0"}) {
            try {
                System.out.println(Double.parseDouble(s));
            } catch (NumberFormatException e) {
                System.out.println("'" + s + "': " + e.getMessage());
            }
        }
        System.out.println(Double.MIN_VALUE / 2 + " " + Double.MAX_VALUE * 2 + " " + 0.0 / 0 + " " + 1 / 0.0 + " " + -1 / 0.0 + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).equals(-0.0) + " " + Double.compare(0.0, -0.0) + " " + (Double.NaN == Double.NaN) + " " + Double.valueOf(Double.NaN).equals(Double.NaN));
        System.out.println((int) Double.NaN + " " + (int) 1e20 + " " + (long) -1e30 + " " + (int) -1.9 + " " + (byte) 300.7 + " " + (char) 65.9 + " " + (short) 1e10 + " " + (int) Float.NEGATIVE_INFINITY + " " + (long) 1e18f);
        System.out.println(Double.isNaN(0 / 0.0) + " " + Double.isInfinite(1 / 0f) + " " + Double.isFinite(1e308) + " " + Double.hashCode(1.5) + " " + Float.hashCode(1.5f) + " " + Double.MIN_EXPONENT + " " + Float.MIN_NORMAL + " " + Double.sum(1, 2) + Double.max(-0.0, 0.0) + Double.min(-0.0, 0.0));
        System.out.println(Float.intBitsToFloat(0x7fc00001) + " " + Integer.toHexString(Float.floatToRawIntBits(Float.intBitsToFloat(0x7fc00001))) + " " + Double.longBitsToDouble(0x7ff0000000000000L) + " " + Float.intBitsToFloat(1));
    }
}
