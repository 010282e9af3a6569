// Floating-point loops: Mandelbrot, logistic map, Lorenz steps, Monte Carlo and summation orders; every bit counts.
import java.util.*;

public class Fractals {
    public static void main(String[] args) {
        StringBuilder pic = new StringBuilder();
        int total = 0;
        for (int r = 0; r < 16; r++) {
            for (int c = 0; c < 48; c++) {
                double x0 = -2.1 + c * 2.9 / 47;
                double y0 = -1.15 + r * 2.3 / 15;
                double x = 0;
                double y = 0;
                int i = 0;
                for (; i < 60 && x * x + y * y <= 4; i++) {
                    double t = x * x - y * y + x0;
                    y = 2 * x * y + y0;
                    x = t;
                }
                total += i;
                pic.append(" .:-=+*#%@".charAt(i == 60 ? 9 : i % 9));
            }
            pic.append('\n');
        }
        System.out.print(pic);
        System.out.println("iterations " + total);
        double z = 0.4;
        float zf = 0.4f;
        for (int i = 0; i < 1000; i++) {
            z = 3.9 * z * (1 - z);
            zf = 3.9f * zf * (1 - zf);
        }
        System.out.println(Double.toHexString(z) + " " + Float.toHexString(zf));
        double x = 1;
        double y = 1;
        double w = 1;
        for (int i = 0; i < 2000; i++) {
            double dx = 10 * (y - x);
            double dy = x * (28 - w) - y;
            double dw = x * y - 8.0 / 3 * w;
            x += 0.01 * dx;
            y += 0.01 * dy;
            w += 0.01 * dw;
        }
        System.out.println(Double.toHexString(x) + " " + Double.toHexString(y) + " " + Double.toHexString(w));
        Random r = new Random(17);
        int in = 0;
        for (int i = 0; i < 20_000; i++) {
            double a = r.nextDouble();
            double b = r.nextDouble();
            if (a * a + b * b < 1) in++;
        }
        System.out.println("pi about " + 4.0 * in / 20_000);
        double up = 0;
        double down = 0;
        float fu = 0;
        for (int i = 1; i <= 5000; i++) {
            up += 1.0 / i / i;
            fu += 1f / i / i;
        }
        for (int i = 5000; i >= 1; i--) down += 1.0 / i / i;
        System.out.println(up + " " + down + " " + fu + " " + (up == down));
        double[] d = r.doubles(500, -1e6, 1e6).toArray();
        double s = 0;
        for (double v : d) s += v;
        System.out.println(s + " " + Arrays.stream(d).sum() + " " + Arrays.stream(d).average().getAsDouble() + " " + new DoubleSummaryStatistics(1, 2, 3, 4).getAverage());
        double e = 1;
        while (1 + e > 1) e /= 2;
        float ef = 1;
        while (1 + ef > 1) ef /= 2;
        double tiny = 1;
        int steps = 0;
        while (tiny > 0) {
            tiny /= 2;
            steps++;
        }
        System.out.println(e + " " + ef + " " + steps);
        for (double q = 0; q < 1; q += 0.1) System.out.print(q + " ");
        System.out.println();
        long bits = Double.doubleToLongBits(-123.456);
        System.out.println((bits >>> 63) + " " + ((bits >> 52 & 0x7ff) - 1023) + " " + Long.toHexString(bits & 0xfffffffffffffL));
        float inv = 2f;
        float half = 0.5f * inv;
        inv = Float.intBitsToFloat(0x5f3759df - (Float.floatToIntBits(inv) >> 1));
        inv = inv * (1.5f - half * inv * inv);
        System.out.println(inv);
    }
}
