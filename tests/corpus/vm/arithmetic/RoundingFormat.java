// Formatting of numbers with %, rounding modes by hand, and decimal expansions.
import java.util.Locale;

public class RoundingFormat {
    static String dec(long num, long den, int digits) { StringBuilder s = new StringBuilder(); if (num < 0 ^ den < 0) s.append('-'); num = Math.abs(num); den = Math.abs(den); s.append(num / den).append('.'); num %= den; for (int i = 0; i < digits; i++) { num *= 10; s.append(num / den); num %= den; } return s.toString(); }
    static double round(double x, int d) { double p = Math.pow(10, d); return Math.round(x * p) / p; }
    static long bankers(double x) { long f = (long) Math.floor(x); double r = x - f; return r > 0.5 || r == 0.5 && (f & 1) != 0 ? f + 1 : f; }

    public static void main(String[] args) {
        double[] v = {0, -0.0, 1, 0.5, 1.5, 2.5, 0.125, 2.675, 1.005, 123456.789, -9.995, 1e-7, 1e21, 999.9999, 1.0 / 3, Double.NaN, Double.NEGATIVE_INFINITY, 4.35, 0.045};
        for (double x : v) System.out.println(String.format(Locale.ROOT, "%.0f|%.1f|%.2f|%10.3f|%-10.3f|%010.2f|%+.2f|%e|%.3E|%g|%a|%,.2f|%(.1f", x, x, x, x, x, Double.isFinite(x) ? x : 0, x, x, x, x, x, x, x));
        int[] n = {0, 1, -1, 42, 1234567, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int x : n) System.out.println(String.format(Locale.ROOT, "%d|%5d|%-5d|%05d|%+d|%,d|%(d|%x|%X|%o|%#x|%08x|% d", x, x, x, x, x, x, x, x, x, x, x, x, x));
        System.out.println(String.format(Locale.ROOT, "%c%c %s %S %b %h %% %n", 'a', 66, "str", "up", true, "hash").trim() + String.format(Locale.ROOT, "|%2$s %1$s %<s|%-8s|%8s|%.2s|", "a", "b", "cd", "efghij"));
        System.out.println(dec(1, 7, 30) + " " + dec(-22, 7, 20) + " " + dec(355, 113, 15) + " " + dec(1, 1024, 12));
        for (double x : new double[] {2.5, 3.5, -2.5, 2.4999999999999996, 0.5, 1.5}) System.out.print(Math.round(x) + " " + bankers(x) + " " + (long) x + " " + (long) Math.floor(x) + " " + (long) Math.ceil(x) + " " + round(x, 0) + "; ");
        System.out.println(round(1.005, 2) + " " + round(2.675, 2) + " " + round(-1.45, 1) + " " + round(123.456, -1));
        System.out.println(Float.toString(1.1f * 1.1f) + " " + 1.1 * 1.1 + " " + (float) (1.1 * 1.1) + " " + 3.0e10f + " " + 100.0 / 3 + " " + 100f / 3 + " " + 1e15 + " " + 1e15f + " " + 123456789f + " " + 0.00001f);
    }
}
