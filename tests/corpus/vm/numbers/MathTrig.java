// Math.sin, cos, tan and inverses, to twelve decimals.
import java.util.Locale;

public class MathTrig {
    public static void main(String[] args) {
        double[] in = {0, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 50.5, 100, 1000.25, 12345.678, -0.3, -1, -7.25};
        for (double x : in) System.out.println(String.format(Locale.ROOT, "%.3f: %.12f %.12f %.12f %.12f %.12f %.12f %.12f", x, Math.sin(x), Math.cos(x), Math.tan(x) * 1e-3, Math.atan(x), Math.sinh(x / 50), Math.cosh(x / 50), Math.tanh(x)));
        for (double x = -1; x <= 1; x += 0.125) System.out.println(String.format(Locale.ROOT, "%.3f: %.12f %.12f", x, Math.asin(x), Math.acos(x)));
        for (double y = -2; y <= 2; y += 1) {
            StringBuilder sb = new StringBuilder();
            for (double x = -2; x <= 2; x += 1) sb.append(String.format(Locale.ROOT, "%.12f ", Math.atan2(y, x)));
            System.out.println(sb);
        }
        System.out.println(Math.sin(0.0) + " " + Math.sin(-0.0) + " " + Math.cos(0) + " " + Math.tan(-0.0) + " " + Math.asin(2) + " " + Math.acos(1) + " " + Math.sin(Double.POSITIVE_INFINITY) + " " + Math.cos(Double.NaN) + " " + Math.atan(Double.POSITIVE_INFINITY) + " " + Math.atan2(0.0, -0.0) + " " + Math.atan2(-0.0, 0.0) + " " + Math.tanh(1e10) + " " + Math.sinh(-0.0) + " " + Math.cosh(Double.NEGATIVE_INFINITY));
        double worst = 0;
        for (int i = -200; i <= 200; i++) {
            double x = i * 0.37;
            worst = Math.max(worst, Math.abs(Math.sin(x) * Math.sin(x) + Math.cos(x) * Math.cos(x) - 1));
            worst = Math.max(worst, Math.abs(Math.sin(x) - StrictMath.sin(x)));
            worst = Math.max(worst, Math.abs(Math.cos(x) - StrictMath.cos(x)));
        }
        System.out.println("identities hold " + (worst < 1e-14));
        double circle = 0;
        int n = 720;
        for (int i = 0; i < n; i++) {
            double a = 2 * Math.PI * i / n;
            double b = 2 * Math.PI * (i + 1) / n;
            circle += Math.hypot(Math.cos(b) - Math.cos(a), Math.sin(b) - Math.sin(a));
        }
        System.out.println(String.format(Locale.ROOT, "%.10f", circle));
    }
}
