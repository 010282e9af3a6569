// Small integer kernels: a sieve, the game of life, matrix powers, N queens, sorting networks.
import java.util.Arrays;

public class LifeAndSieve {
    static int sieve(int n) { boolean[] c = new boolean[n + 1]; int k = 0; for (int i = 2; i <= n; i++) { if (c[i]) continue; k++; for (long j = (long) i * i; j <= n; j += i) c[(int) j] = true; } return k; }
    static long[] life(long[] g) { long[] r = new long[g.length]; int n = g.length; for (int y = 0; y < n; y++) for (int x = 0; x < 32; x++) { int c = 0; for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) if ((dx | dy) != 0) c += g[(y + dy + n) % n] >>> (x + dx & 31) & 1; if (c == 3 || c == 2 && (g[y] >>> x & 1) == 1) r[y] |= 1L << x; } return r; }
    static long[][] mat(long[][] a, long[][] b, long m) { int n = a.length; long[][] r = new long[n][n]; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { long s = 0; for (int k = 0; k < n; k++) s = (s + a[i][k] * b[k][j]) % m; r[i][j] = s; } return r; }
    static int queens(int n, int row, int cols, int d1, int d2) { if (row == n) return 1; int c = 0; for (int free = ~(cols | d1 | d2) & (1 << n) - 1; free != 0; free &= free - 1) { int b = free & -free; c += queens(n, row + 1, cols | b, (d1 | b) << 1, (d2 | b) >>> 1); } return c; }
    static void quick(int[] a, int lo, int hi) { while (lo < hi) { int p = a[lo + hi >>> 1], i = lo, j = hi; while (i <= j) { while (a[i] < p) i++; while (a[j] > p) j--; if (i <= j) { int t = a[i]; a[i++] = a[j]; a[j--] = t; } } if (j - lo < hi - i) { quick(a, lo, j); lo = i; } else { quick(a, i, hi); hi = j; } } }
    static void radix(int[] a) { int[] b = new int[a.length]; for (int s = 0; s < 32; s += 8) { int[] c = new int[257]; for (int v : a) c[((v ^ 0x80000000) >>> s & 255) + 1]++; for (int i = 0; i < 256; i++) c[i + 1] += c[i]; for (int v : a) b[c[(v ^ 0x80000000) >>> s & 255]++] = v; int[] t = a; System.arraycopy(b, 0, t, 0, b.length); } }
    static int lcs(String a, String b) { int[][] d = new int[a.length() + 1][b.length() + 1]; for (int i = 1; i <= a.length(); i++) for (int j = 1; j <= b.length(); j++) d[i][j] = a.charAt(i - 1) == b.charAt(j - 1) ? d[i - 1][j - 1] + 1 : Math.max(d[i - 1][j], d[i][j - 1]); return d[a.length()][b.length()]; }
    static int edit(String a, String b) { int[] p = new int[b.length() + 1]; for (int j = 0; j < p.length; j++) p[j] = j; for (int i = 1; i <= a.length(); i++) { int diag = p[0]; p[0] = i; for (int j = 1; j < p.length; j++) { int t = p[j]; p[j] = Math.min(Math.min(p[j], p[j - 1]) + 1, diag + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1)); diag = t; } } return p[b.length()]; }
    static long knap(int[] w, int[] v, int cap) { long[] best = new long[cap + 1]; for (int i = 0; i < w.length; i++) for (int c = cap; c >= w[i]; c--) best[c] = Math.max(best[c], best[c - w[i]] + v[i]); return best[cap]; }

    public static void main(String[] args) {
        System.out.println(sieve(10) + " " + sieve(1000) + " " + sieve(30000));
        long[] g = new long[16];
        g[1] = 0b100; g[2] = 0b1000; g[3] = 0b1110; g[9] = 0b111000;
        for (int i = 0; i < 12; i++) g = life(g);
        for (long row : g) if (row != 0) System.out.print(Long.toBinaryString(row) + " ");
        System.out.println();
        long[][] m = {{1, 1}, {1, 0}}, r = {{1, 0}, {0, 1}};
        for (long e = 1000000000000L; e > 0; e >>= 1, m = mat(m, m, 1000000007)) if ((e & 1) == 1) r = mat(r, m, 1000000007);
        System.out.println(r[0][1]);
        for (int n = 4; n <= 8; n++) System.out.print(queens(n, 0, 0, 0, 0) + " ");
        System.out.println();
        int[] a = new int[2000], b, c; int s = 99;
        for (int i = 0; i < a.length; i++) a[i] = s = s * 1664525 + 1013904223;
        b = a.clone(); c = a.clone();
        quick(a, 0, a.length - 1); Arrays.sort(b); radix(c);
        System.out.println(Arrays.equals(a, b) + " " + Arrays.equals(b, c) + " " + a[0] + " " + a[1999] + " " + Arrays.hashCode(a));
        System.out.println(lcs("the quick brown fox", "a thick crown of ox") + " " + edit("kitten", "sitting") + edit("", "abc") + edit("intention", "execution") + " " + knap(new int[] {12, 7, 11, 8, 9}, new int[] {24, 13, 23, 15, 16}, 26));
    }
}
