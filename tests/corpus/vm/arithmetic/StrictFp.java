// strictfp code and long chains of floating-point operations give exact results.
public class StrictFp {
    strictfp static double chain(double x) { double r = 0; for (int i = 1; i < 200; i++) { r += x / i; r *= 1.0000001; r -= i * 1e-9; x = -x; } return r; }
    static strictfp float fchain(float x) { float r = 1; for (int i = 1; i < 60; i++) r = r * x / i + (i % 3) * 0.1f - r * 0.01f; return r; }
    strictfp static class Acc { double s, c; void add(double v) { double y = v - c, t = s + y; c = t - s - y; s = t; } }
    interface Fn { strictfp default double f(double x) { return x * x - 1 / x; } }

    static double horner(double[] c, double x) { double r = 0; for (int i = c.length - 1; i >= 0; i--) r = r * x + c[i]; return r; }
    static double newton(double n) { double x = n; for (int i = 0; i < 40; i++) x = (x + n / x) / 2; return x; }
    static double simpson(int n) { double h = Math.PI / n, s = 0; for (int i = 0; i < n; i += 2) { double a = i * h, b = a + h, c = b + h; s += StrictMath.sin(a) + 4 * StrictMath.sin(b) + StrictMath.sin(c); } return s * h / 3; }

    public static void main(String[] args) {
        for (double x : new double[] {1, 0.1, -3.7, 1e10, 1e-300, 1e300}) System.out.println(chain(x) + " " + fchain((float) x));
        Acc a = new Acc();
        double naive = 0;
        for (int i = 0; i < 10000; i++) { a.add(0.1); naive += 0.1; }
        System.out.println(a.s + " " + naive + " " + new Fn() { }.f(3));
        System.out.println(horner(new double[] {1, -2, 3, -4, 5.5}, 1.1) + " " + newton(2) + " " + newton(1e-10) + " " + simpson(100));
        double over = 1e308, under = 1e-308;
        System.out.println(over * 10 / 10 + " " + under / 1e10 * 1e10 + " " + (over + over - over) + " " + over * over * 0 + " " + under * under);
        float f = 1e38f;
        System.out.println(f * 10 / 10 + " " + f * 10.0 / 10 + " " + (float) (f * 10.0) + " " + (f * f > f));
        float tenth = 0.1f; double widened = tenth;
        System.out.println(widened + " " + (widened == 0.1) + " " + (tenth == 0.1f) + " " + (float) widened + " " + (tenth * 3 == 0.3f) + " " + tenth * 3);
        double logistic = 0.3;
        for (int i = 0; i < 100; i++) logistic = 3.9 * logistic * (1 - logistic);
        System.out.println(logistic);
        float lf = 0.3f;
        for (int i = 0; i < 100; i++) lf = 3.9f * lf * (1 - lf);
        System.out.println(lf);
        double e = 1, t = 1;
        for (int i = 1; i < 25; i++) e += t /= i;
        System.out.println(e + " " + (e == Math.E) + " " + (e - Math.E));
        double pi = 0;
        for (int i = 0; i < 1000; i++) pi += (i % 2 == 0 ? 4.0 : -4.0) / (2 * i + 1);
        System.out.println(pi);
        long bits = 0;
        for (int i = 0; i < 64; i++) bits = bits * 31 + Double.doubleToRawLongBits(Math.sqrt(i) / 3 + i * 0.7);
        System.out.println(Long.toHexString(bits));
    }
}
