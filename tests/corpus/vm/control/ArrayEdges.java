// Array evaluation order, zero-length arrays, and exceptions half way through.
import java.util.Arrays;

public class ArrayEdges {
    static int n;
    static int i(int v) { System.out.print("i" + v + " "); return v; }
    static int boom() { throw new RuntimeException("boom"); }
    static int[] arr(int[] a) { System.out.print("arr "); return a; }
    static void t(Runnable r) { try { r.run(); System.out.println("fine"); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName() + " " + e.getMessage()); } }

    public static void main(String[] args) {
        int[] a = new int[3];
        t(() -> arr(null)[i(1)] = i(2));
        t(() -> arr(a)[i(9)] = i(2));
        t(() -> arr(a)[i(1)] = boom());
        t(() -> arr(null)[boom()] = i(3));
        t(() -> { int[] x = null; x[i(0)]++; });
        t(() -> { int[] x = a; x[i(1)] += boom(); });
        t(() -> { int[][] x = {{1}, null}; x[i(1)][i(0)] = i(5); });
        t(() -> { int[] x = {1, 2, 3}; int k = 0; x[k] = k = 2; System.out.print(Arrays.toString(x) + k + " "); });
        t(() -> { int[] x = {1, 2, 3}; int k = 0; x[k++] = x[k++] + k; System.out.print(Arrays.toString(x) + " "); });
        t(() -> { int[] x = new int[i(2)]; int[][] y = new int[i(2)][i(3)]; System.out.print(x.length + y[1].length + " "); });
        t(() -> { int[][] y = new int[i(2)][boom()]; });
        t(() -> { int[][] y = new int[i(-1)][i(2)]; });
        t(() -> { int[][] y = new int[i(1)][i(-2)]; });
        t(() -> { String[] s = {"a", boom() + "", "c"}; });
        t(() -> System.out.print(new int[0].length + new int[0][5].length + new int[] {}.length + " "));
        t(() -> System.out.print(new int[0][-1].length));
        t(() -> { Object[] o = new Integer[] {1}; o[i(0)] = "s"; });
        t(() -> { Object[] o = new Integer[] {1}; o[i(5)] = "s"; });
        t(() -> { Object[] o = new Integer[] {1}; o[0] = null; System.out.print(o[0] + " "); });
        t(() -> { long[] l = {1}; l[0] <<= 70; l[0]--; System.out.print(l[0] + " "); });
        t(() -> { char[] c = {'a'}; c[0]++; c[0] += 1.7; System.out.print(c[0] + " "); });
        t(() -> { byte[] b = new byte[1]; b[0] = (byte) (b[0]-- - 1); System.out.print(b[0] + " "); });
        t(() -> { int[] x = {5, 6}; int[] y = x; x = new int[] {7}; System.out.print(y[0] + x[0] + " "); });
        t(() -> { int[] x = {5, 6}; x[x[0] - 5] = x[1] = 9; System.out.print(Arrays.toString(x) + " "); });
        t(() -> { boolean[] z = new boolean[2]; z[1] = !(z[0] = true); System.out.print(Arrays.toString(z) + " "); });
        t(() -> { int[] f = new int[20]; f[1] = 1; for (int k = 2; k < 20; k++) f[k] = f[k - 1] + f[k - 2]; System.out.print(f[19] + " "); });
        t(() -> { int[][] tri = new int[6][]; for (int r = 0; r < 6; r++) { tri[r] = new int[r + 1]; tri[r][0] = tri[r][r] = 1; for (int c = 1; c < r; c++) tri[r][c] = tri[r - 1][c - 1] + tri[r - 1][c]; } System.out.print(Arrays.toString(tri[5]) + " "); });
        System.out.println(Arrays.toString(a));
    }
}
