// Int and long arithmetic wraps around; division and remainder at the edges.
public class IntOverflow {
    static int add(int a, int b) { return a + b; }
    static int mul(int a, int b) { return a * b; }
    static long ladd(long a, long b) { return a + b; }
    static long lmul(long a, long b) { return a * b; }

    public static void main(String[] args) {
        int[] v = {0, 1, -1, 2, -2, 7, -7, Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE + 1, 46341, 65536, 0x55555555};
        long[] w = {0, 1, -1, 3, -3, Long.MAX_VALUE, Long.MIN_VALUE, 3037000500L, 1L << 32, 0x5555555555555555L};
        for (int a : v) {
            StringBuilder sb = new StringBuilder();
            for (int b : v) {
                sb.append(add(a, b)).append(' ').append(a - b).append(' ').append(mul(a, b)).append(' ');
                if (b != 0) sb.append(a / b).append(' ').append(a % b);
                sb.append(" | ");
            }
            System.out.println(a + ": " + sb);
        }
        for (long a : w) {
            StringBuilder sb = new StringBuilder();
            for (long b : w) {
                sb.append(ladd(a, b)).append(' ').append(a - b).append(' ').append(lmul(a, b)).append(' ');
                if (b != 0) sb.append(a / b).append(' ').append(a % b);
                sb.append(" | ");
            }
            System.out.println(a + ": " + sb);
        }
        int x = Integer.MIN_VALUE;
        System.out.println(-x + " " + Math.abs(x) + " " + (x / -1) + " " + (x % -1) + " " + ~x);
        long y = Long.MIN_VALUE;
        System.out.println(-y + " " + Math.abs(y) + " " + (y / -1) + " " + (y % -1) + " " + ~y);
        int f = 1;
        for (int i = 1; i <= 20; i++) { f *= i; System.out.print(f + " "); }
        System.out.println();
        long g = 1;
        for (int i = 1; i <= 25; i++) { g *= i; System.out.print(g + " "); }
        System.out.println();
    }
}
