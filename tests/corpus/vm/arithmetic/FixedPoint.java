// Fixed-point numbers, CORDIC, integer square roots and a Mandelbrot row in ints.
public class FixedPoint {
    static final int ONE = 1 << 16;
    static int mul(int a, int b) { return (int) ((long) a * b >> 16); }
    static int div(int a, int b) { return (int) (((long) a << 16) / b); }
    static String str(int a) { return (a < 0 ? "-" : "") + Math.abs(a >> 16 == -32768 ? a + 1 : a) / ONE + "." + String.format("%04d", (int) ((Math.abs((long) a) & 0xffff) * 10000L >> 16)); }
    static int sqrt(int a) { if (a <= 0) return 0; long n = (long) a << 16, x = n, y = (x + 1) / 2; while (y < x) { x = y; y = (x + n / x) / 2; } return (int) x; }
    static final int[] ATAN = new int[16];
    static { for (int i = 0; i < 16; i++) ATAN[i] = (int) Math.round(Math.atan(1.0 / (1 << i)) * ONE); }
    static int[] cordic(int angle) { int x = 39797, y = 0; for (int i = 0; i < 16; i++) { int nx, d = angle >= 0 ? 1 : -1; nx = x - d * (y >> i); y += d * (x >> i); x = nx; angle -= d * ATAN[i]; } return new int[] {x, y}; }
    static int mandel(int cx, int cy) { int x = 0, y = 0, n = 0; while (n < 50) { int xx = mul(x, x), yy = mul(y, y); if (xx + yy > 4 * ONE) break; y = 2 * mul(x, y) + cy; x = xx - yy + cx; n++; } return n; }

    public static void main(String[] args) {
        int a = 3 * ONE + ONE / 4, b = -2 * ONE - ONE / 3;
        System.out.println(str(a) + " " + str(b) + " " + str(a + b) + " " + str(mul(a, b)) + " " + str(div(a, b)) + " " + str(div(b, a)) + " " + str(mul(b, b)));
        for (int i = 1; i < 12; i += 2) System.out.print(str(sqrt(i * ONE)) + " ");
        System.out.println();
        for (int d = -80; d <= 80; d += 20) { int[] cs = cordic((int) Math.round(Math.toRadians(d) * ONE)); System.out.print(str(cs[0]) + "," + str(cs[1]) + " "); }
        System.out.println();
        for (int y = -8; y <= 8; y++) { StringBuilder s = new StringBuilder(); for (int x = -40; x < 20; x++) { int n = mandel(x * ONE / 20, y * ONE / 7); s.append(n == 50 ? '#' : n > 9 ? '+' : n > 4 ? '-' : n > 2 ? '.' : ' '); } System.out.println(s.toString().stripTrailing()); }
        int e = ONE, term = ONE;
        for (int i = 1; i < 12; i++) { term /= i; e += term; }
        System.out.println(str(e) + " " + str(Integer.MAX_VALUE) + " " + (mul(Integer.MAX_VALUE, ONE) == Integer.MAX_VALUE) + " " + mul(Integer.MIN_VALUE, Integer.MIN_VALUE));
        long acc = 0;
        for (int i = -1000; i < 1000; i++) acc = acc * 31 + mul(i * 12345, i * 777) + (i == 0 ? 0 : div(ONE, i));
        System.out.println(acc);
    }
}
