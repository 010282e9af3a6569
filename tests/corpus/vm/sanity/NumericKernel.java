// Matrices, an FFT, polynomial multiplication, Gauss elimination, Simpson integration and Newton iteration.
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;

public class NumericKernel {
    record Complex(double re, double im) {
        static final Complex ZERO = new Complex(0, 0);

        Complex plus(Complex o) {
            return new Complex(re + o.re, im + o.im);
        }

        Complex minus(Complex o) {
            return new Complex(re - o.re, im - o.im);
        }

        Complex times(Complex o) {
            return new Complex(re * o.re - im * o.im, re * o.im + im * o.re);
        }

        Complex scale(double k) {
            return new Complex(re * k, im * k);
        }

        static Complex polar(double angle) {
            return new Complex(StrictMath.cos(angle), StrictMath.sin(angle));
        }
    }

    static final class Matrix {
        final int n;
        final int m;
        final double[][] v;

        Matrix(int n, int m) {
            this.n = n;
            this.m = m;
            v = new double[n][m];
        }

        static Matrix identity(int n) {
            Matrix r = new Matrix(n, n);
            for (int i = 0; i < n; i++) r.v[i][i] = 1;
            return r;
        }

        static Matrix random(int n, int m, long seed) {
            Random rnd = new Random(seed);
            Matrix r = new Matrix(n, m);
            for (double[] row : r.v) for (int j = 0; j < m; j++) row[j] = rnd.nextInt(21) - 10;
            return r;
        }

        Matrix times(Matrix o) {
            if (m != o.n) throw new IllegalArgumentException(n + "x" + m + " by " + o.n + "x" + o.m);
            Matrix r = new Matrix(n, o.m);
            for (int i = 0; i < n; i++) {
                for (int k = 0; k < m; k++) {
                    double a = v[i][k];
                    for (int j = 0; j < o.m; j++) r.v[i][j] += a * o.v[k][j];
                }
            }
            return r;
        }

        Matrix transpose() {
            Matrix r = new Matrix(m, n);
            for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) r.v[j][i] = v[i][j];
            return r;
        }

        Matrix pow(int e) {
            Matrix result = identity(n);
            Matrix base = this;
            for (; e > 0; e >>= 1) {
                if ((e & 1) == 1) result = result.times(base);
                base = base.times(base);
            }
            return result;
        }

        double determinant() {
            double[][] a = Arrays.stream(v).map(double[]::clone).toArray(double[][]::new);
            double det = 1;
            for (int c = 0; c < n; c++) {
                int p = c;
                for (int r = c + 1; r < n; r++) if (Math.abs(a[r][c]) > Math.abs(a[p][c])) p = r;
                if (a[p][c] == 0) return 0;
                if (p != c) {
                    double[] t = a[p];
                    a[p] = a[c];
                    a[c] = t;
                    det = -det;
                }
                det *= a[c][c];
                for (int r = c + 1; r < n; r++) {
                    double f = a[r][c] / a[c][c];
                    for (int k = c; k < n; k++) a[r][k] -= f * a[c][k];
                }
            }
            return det;
        }

        double[] solve(double[] rhs) {
            double[][] a = new double[n][];
            for (int i = 0; i < n; i++) {
                a[i] = Arrays.copyOf(v[i], n + 1);
                a[i][n] = rhs[i];
            }
            for (int c = 0; c < n; c++) {
                int col = c;
                int p = IntStream.range(c, n).boxed().max((x, y) -> Double.compare(Math.abs(a[x][col]), Math.abs(a[y][col]))).orElseThrow();
                double[] t = a[p];
                a[p] = a[c];
                a[c] = t;
                for (int r = 0; r < n; r++) {
                    if (r == c) continue;
                    double f = a[r][c] / a[c][c];
                    for (int k = c; k <= n; k++) a[r][k] -= f * a[c][k];
                }
            }
            double[] x = new double[n];
            for (int i = 0; i < n; i++) x[i] = a[i][n] / a[i][i];
            return x;
        }

        long checksum() {
            long h = 17;
            for (double[] row : v) for (double d : row) h = h * 31 + Double.doubleToLongBits(d + 0.0);
            return h;
        }
    }

    static Complex[] fft(Complex[] x, boolean inverse) {
        int n = x.length;
        if (Integer.bitCount(n) != 1) throw new IllegalArgumentException("length " + n);
        if (n == 1) return x.clone();
        Complex[] even = new Complex[n / 2];
        Complex[] odd = new Complex[n / 2];
        for (int i = 0; i < n / 2; i++) {
            even[i] = x[2 * i];
            odd[i] = x[2 * i + 1];
        }
        even = fft(even, inverse);
        odd = fft(odd, inverse);
        Complex[] out = new Complex[n];
        for (int k = 0; k < n / 2; k++) {
            Complex t = Complex.polar((inverse ? 2 : -2) * Math.PI * k / n).times(odd[k]);
            out[k] = even[k].plus(t);
            out[k + n / 2] = even[k].minus(t);
        }
        return out;
    }

    static long[] multiply(long[] a, long[] b) {
        int n = Integer.highestOneBit(a.length + b.length) * 2;
        Complex[] fa = new Complex[n];
        Complex[] fb = new Complex[n];
        for (int i = 0; i < n; i++) {
            fa[i] = i < a.length ? new Complex(a[i], 0) : Complex.ZERO;
            fb[i] = i < b.length ? new Complex(b[i], 0) : Complex.ZERO;
        }
        fa = fft(fa, false);
        fb = fft(fb, false);
        for (int i = 0; i < n; i++) fa[i] = fa[i].times(fb[i]);
        fa = fft(fa, true);
        long[] out = new long[a.length + b.length - 1];
        for (int i = 0; i < out.length; i++) out[i] = Math.round(fa[i].scale(1.0 / n).re());
        return out;
    }

    static double simpson(DoubleUnaryOperator f, double a, double b, int n) {
        double h = (b - a) / n;
        double s = f.applyAsDouble(a) + f.applyAsDouble(b);
        for (int i = 1; i < n; i++) s += f.applyAsDouble(a + i * h) * (i % 2 == 0 ? 2 : 4);
        return s * h / 3;
    }

    static double newton(DoubleUnaryOperator f, DoubleUnaryOperator df, double x) {
        for (int i = 0; i < 50; i++) {
            double step = f.applyAsDouble(x) / df.applyAsDouble(x);
            x -= step;
            if (Math.abs(step) < 1e-15) break;
        }
        return x;
    }

    static strictfp double[] rungeKutta(double y0, double v0, double dt, int steps) {
        double y = y0;
        double v = v0;
        for (int i = 0; i < steps; i++) {
            double k1 = v, l1 = -y;
            double k2 = v + dt / 2 * l1, l2 = -(y + dt / 2 * k1);
            double k3 = v + dt / 2 * l2, l3 = -(y + dt / 2 * k2);
            double k4 = v + dt * l3, l4 = -(y + dt * k3);
            y += dt / 6 * (k1 + 2 * k2 + 2 * k3 + k4);
            v += dt / 6 * (l1 + 2 * l2 + 2 * l3 + l4);
        }
        return new double[] {y, v};
    }

    public static void main(String[] args) {
        Matrix a = Matrix.random(24, 30, 1);
        Matrix b = Matrix.random(30, 24, 2);
        Matrix p = a.times(b);
        System.out.println("product " + p.checksum() + " " + Arrays.toString(Arrays.copyOf(p.v[3], 5)));
        System.out.println("transpose rule " + (p.transpose().checksum() == b.transpose().times(a.transpose()).checksum()));
        Matrix fib = new Matrix(2, 2);
        fib.v[0][0] = fib.v[0][1] = fib.v[1][0] = 1;
        System.out.println("fib 70 " + (long) fib.pow(70).v[0][1]);
        Matrix q = Matrix.random(8, 8, 3);
        System.out.println("det " + Double.toHexString(q.determinant()) + " " + Matrix.identity(5).determinant() + " " + new Matrix(3, 3).determinant());
        double[] x = q.solve(new double[] {1, 2, 3, 4, 5, 6, 7, 8});
        System.out.println("solution " + String.format(Locale.ROOT, "%.12f %.12f %.12f", x[0], x[3], x[7]));
        double err = 0;
        for (int i = 0; i < 8; i++) {
            double s = 0;
            for (int j = 0; j < 8; j++) s += q.v[i][j] * x[j];
            err = Math.max(err, Math.abs(s - (i + 1)));
        }
        System.out.println("residual small " + (err < 1e-9));
        long[] pa = new long[100];
        long[] pb = new long[80];
        for (int i = 0; i < pa.length; i++) pa[i] = i % 10;
        for (int i = 0; i < pb.length; i++) pb[i] = (i * 7) % 10;
        long[] pr = multiply(pa, pb);
        long[] direct = new long[pa.length + pb.length - 1];
        for (int i = 0; i < pa.length; i++) for (int j = 0; j < pb.length; j++) direct[i + j] += pa[i] * pb[j];
        System.out.println("poly equal " + Arrays.equals(pr, direct) + " " + Arrays.hashCode(pr));
        Complex[] sig = new Complex[64];
        for (int i = 0; i < 64; i++) sig[i] = new Complex(StrictMath.sin(2 * Math.PI * 5 * i / 64) + 0.5 * StrictMath.cos(2 * Math.PI * 12 * i / 64), 0);
        Complex[] spec = fft(sig, false);
        StringBuilder peaks = new StringBuilder("peaks");
        for (int i = 0; i < 32; i++) if (StrictMath.hypot(spec[i].re(), spec[i].im()) > 1) peaks.append(String.format(Locale.ROOT, " %d:%.6f", i, StrictMath.hypot(spec[i].re(), spec[i].im())));
        System.out.println(peaks);
        long bits = 0;
        for (Complex c : spec) bits = bits * 1_000_003 + Double.doubleToLongBits(c.re()) * 31 + Double.doubleToLongBits(c.im());
        System.out.println("spectrum bits " + Long.toHexString(bits));
        System.out.println("simpson " + simpson(t -> t * t * t, 0, 2, 10) + " " + simpson(StrictMath::sin, 0, Math.PI, 100) + " " + simpson(t -> StrictMath.exp(-t * t), -5, 5, 200));
        System.out.println("newton " + newton(t -> t * t - 2, t -> 2 * t, 1) + " " + newton(t -> StrictMath.cos(t) - t, t -> -StrictMath.sin(t) - 1, 1));
        double[] rk = rungeKutta(1, 0, 0.01, 628);
        System.out.println("oscillator " + Double.toHexString(rk[0]) + " " + Double.toHexString(rk[1]));
        try {
            a.times(a);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        float f = 0;
        for (int i = 1; i <= 10_000; i++) f += 1f / i;
        double kahan = 0;
        double comp = 0;
        for (int i = 1; i <= 10_000; i++) {
            double y = 1.0 / i - comp;
            double t = kahan + y;
            comp = (t - kahan) - y;
            kahan = t;
        }
        System.out.println("harmonic " + f + " " + kahan);
    }
}
