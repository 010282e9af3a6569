// Shortest decimal of many doubles and floats, and their raw bits.
public class DoubleToString {
    public static void main(String[] args) {
        double[] d = {0, 1, 10, 100, 1e3, 1e6, 9999999, 1e7, 12345678, 1e21, 1e22, 1e23, 2e23, 0.1, 0.01, 0.001, 1e-3, 9.999e-4, 1e-4, 1e-5, 123456.789,
            Math.PI, Math.E, 1.0 / 3, 2.0 / 3, 4.9e-324, 2.2250738585072014E-308, 2.225073858507201E-308, 1.7976931348623157E308, 2.0e-3, 5e-324, 9007199254740993.0,
            4.35, 0.3, 2.675, 1.005, 1e16, 1.2345678901234567e19, 8.41E21, 2.2E-322, 9.5e-322, 1.1E-5, 100.5, 0.5, 123e-7, 7.0E-10, 1.0E10};
        for (double x : d) System.out.println(x + " " + -x + " " + Double.doubleToLongBits(x) + " " + Double.toHexString(x) + " " + (float) x + " " + Float.floatToIntBits((float) x));
        float[] f = {0f, 1f, 0.1f, 0.2f, 0.3f, 1.1f, 3.3f, 16777216f, 1e10f, 3.4028235e38f, 1.4e-45f, 1.17549435E-38f, 1.1754942E-38f, 9999999f, 1e7f, 0.001f, 9.999e-4f, 33554432f, 8388608.5f, 2.0e-3f, 1.0E-10f};
        for (float x : f) System.out.println(x + " " + Float.toHexString(x) + " " + (double) x + " " + Integer.toHexString(Float.floatToRawIntBits(x)));
        double x = 1;
        for (int i = 0; i < 60; i++) { System.out.print(x + " "); x = x * 3.7 - 1; }
        System.out.println();
        x = 1;
        for (int i = 0; i < 60; i++) { System.out.print(x + " "); x /= 7.3; }
        System.out.println();
        long seed = 42;
        for (int i = 0; i < 60; i++) {
            seed = seed * 6364136223846793005L + 1442695040888963407L;
            double r = Double.longBitsToDouble(seed);
            float g = Float.intBitsToFloat((int) (seed >>> 32));
            System.out.println(r + " " + g + " " + (Double.doubleToLongBits(Double.parseDouble(Double.toString(r))) == seed || r != r) + " " + (Float.parseFloat("" + g) == g || g != g));
        }
        System.out.println(new StringBuilder().append(1.5f).append(' ').append(2.5e-7).append(' ').append(Float.NaN).append(' ').append(1 / 0.0));
    }
}
