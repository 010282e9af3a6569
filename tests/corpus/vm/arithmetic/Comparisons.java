// Comparisons of every type in every operator and in conditions of loops and branches.
public class Comparisons {
    static String i(int a, int b) { return (a < b ? "<" : "") + (a <= b ? "l" : "") + (a == b ? "=" : "") + (a != b ? "!" : "") + (a >= b ? "g" : "") + (a > b ? ">" : ""); }
    static String l(long a, long b) { return (a < b ? "<" : "") + (a <= b ? "l" : "") + (a == b ? "=" : "") + (a != b ? "!" : "") + (a >= b ? "g" : "") + (a > b ? ">" : ""); }
    static String f(float a, float b) { return (a < b ? "<" : "") + (a <= b ? "l" : "") + (a == b ? "=" : "") + (a != b ? "!" : "") + (a >= b ? "g" : "") + (a > b ? ">" : ""); }
    static String d(double a, double b) { return (!(a < b) ? "" : "<") + (!(a <= b) ? "" : "l") + (!(a == b) ? "" : "=") + (!(a != b) ? "" : "!") + (!(a >= b) ? "" : "g") + (!(a > b) ? "" : ">"); }
    static int count(double from, double to, double step) { int n = 0; for (double x = from; x < to; x += step) if (++n > 100) break; return n; }
    static int countNot(double from, double to, double step) { int n = 0; for (double x = from; !(x >= to); x += step) if (++n > 100) break; return n; }

    public static void main(String[] args) {
        int[] is = {0, -1, 1, Integer.MAX_VALUE, Integer.MIN_VALUE};
        long[] ls = {0, -1, 1L << 32, (1L << 32) + 1, Long.MIN_VALUE, Long.MAX_VALUE};
        float[] fs = {0f, -0f, 1e-45f, Float.NaN, Float.POSITIVE_INFINITY, 1f};
        double[] ds = {0, -0.0, 4.9e-324, Double.NaN, Double.NEGATIVE_INFINITY, 1, 1 + 1e-16};
        for (int a : is) { for (int b : is) System.out.print(i(a, b) + " "); System.out.println(); }
        for (long a : ls) { for (long b : ls) System.out.print(l(a, b) + " "); System.out.println(); }
        for (float a : fs) { for (float b : fs) System.out.print(f(a, b) + "_" + " "); System.out.println(); }
        for (double a : ds) { for (double b : ds) System.out.print(d(a, b) + "_" + " "); System.out.println(); }
        System.out.println(count(0, 1, 0.1) + " " + countNot(0, 1, 0.1) + " " + count(0, Double.NaN, 1) + " " + countNot(0, Double.NaN, 1) + " " + count(0, 1, 0) + " " + countNot(1, 0, 1));
        System.out.println((1 == 1.0) + " " + ('a' == 97) + " " + ((byte) 200 == 200) + " " + ((byte) 200 == -56) + " " + (0.1f == 0.1) + " " + (16777217 == 16777216f) + " " + (16777217 == 16777216.0) + " " + (Long.MAX_VALUE == (double) Long.MAX_VALUE) + " " + (Long.MAX_VALUE == (float) Long.MAX_VALUE) + " " + ((char) -1 == -1) + " " + (0 == -0) + " " + (0.0 == -0.0) + " " + (Double.NaN == Double.NaN));
        System.out.println((5 & 3) + (5 | 3) + (5 ^ 3) + " " + (true & false) + (true | false) + (true ^ true) + " " + (Integer.MIN_VALUE < 0 == true) + (3 > 2 != 2 > 3));
        System.out.println(Integer.compare(-5, 5) + Long.compare(Long.MIN_VALUE, Long.MAX_VALUE) + " " + Double.compare(Double.NaN, Double.POSITIVE_INFINITY) + Double.compare(-0.0, 0.0) + Float.compare(Float.NaN, Float.NaN) + Character.compare('b', 'a') + Short.compare((short) 5, (short) 9) + Byte.compare((byte) -128, (byte) 127) + " " + Integer.signum(Integer.compareUnsigned(-1, 1)));
        int n = 0;
        for (int a = Integer.MAX_VALUE - 5; a > 0; a++) n++;
        for (byte b = 100; b >= 0; b++) n++;
        for (char c = 5; c <= 5; c--) n++;
        for (long a = Long.MIN_VALUE; a < Long.MIN_VALUE + 3; a++) n += 100;
        System.out.println(n);
    }
}
