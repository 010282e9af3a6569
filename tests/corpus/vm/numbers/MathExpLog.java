// Math.exp, log, pow and roots, to twelve significant digits.
import java.util.Locale;

public class MathExpLog {
    static String g(double d) {
        return String.format(Locale.ROOT, "%.11e", d);
    }

    public static void main(String[] args) {
        double[] in = {1e-10, 0.001, 0.1, 0.5, 0.9, 1, 1.1, 2, Math.E, 3, 10, 17.5, 100, 700, 1e5, 1e100};
        for (double x : in) System.out.println(x + ": " + g(Math.log(x)) + " " + g(Math.log10(x)) + " " + g(Math.log1p(x)) + " " + g(Math.cbrt(x)) + " " + g(Math.sqrt(x)) + (x <= 700 ? " " + g(Math.exp(x)) + " " + g(Math.expm1(x)) + " " + g(Math.exp(-x)) : ""));
        for (double b : new double[] {0.5, 2, 10, 1.0001, -3}) {
            StringBuilder sb = new StringBuilder("pow " + b + ":");
            for (double e : new double[] {0, 1, 2, -1, 0.5, 10, -7, 100, 33.3}) sb.append(' ').append(Double.isNaN(Math.pow(b, e)) ? "NaN" : g(Math.pow(b, e)));
            System.out.println(sb);
        }
        System.out.println(Math.pow(0, 0) + " " + Math.pow(Double.NaN, 0) + " " + Math.pow(1, Double.NaN) + " " + Math.pow(0, -1) + " " + Math.pow(-0.0, -3) + " " + Math.pow(-1, Double.POSITIVE_INFINITY) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(2, 1024) + " " + Math.pow(2, -1074) + " " + Math.pow(2, -1076) + " " + Math.pow(Double.NEGATIVE_INFINITY, 3) + " " + Math.pow(10, 15));
        System.out.println(Math.log(0) + " " + Math.log(-1) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.log1p(-1) + " " + Math.log1p(-2) + " " + Math.exp(0) + " " + Math.exp(Double.NEGATIVE_INFINITY) + " " + Math.exp(1000) + " " + Math.expm1(0.0) + " " + Math.expm1(-0.0) + " " + Math.cbrt(-27) + " " + Math.sqrt(-1) + " " + Math.log10(0) + " " + Math.hypot(Double.NaN, Double.POSITIVE_INFINITY));
        double worst = 0;
        for (int i = 1; i < 300; i++) {
            double x = i * 0.173;
            worst = Math.max(worst, Math.abs(Math.exp(Math.log(x)) - x) / x);
            worst = Math.max(worst, Math.abs(Math.log(x) - StrictMath.log(x)));
            worst = Math.max(worst, Math.abs(Math.pow(x, 3) - x * x * x) / (x * x * x));
            worst = Math.max(worst, Math.abs(Math.cbrt(x * x * x) - x) / x);
        }
        System.out.println("close " + (worst < 1e-14));
        double growth = 1000;
        for (int y = 0; y < 30; y++) growth *= 1 + 0.05 / 12 * 12;
        System.out.println(g(growth) + " " + g(1000 * Math.pow(1.05, 30)));
        double entropy = 0;
        int[] counts = {5, 9, 2, 14, 1};
        for (int c : counts) entropy -= c / 31.0 * Math.log(c / 31.0) / Math.log(2);
        System.out.println(String.format(Locale.ROOT, "%.10f", entropy));
    }
}
