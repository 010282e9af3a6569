// Cloning of objects and arrays, multi-dimensional arrays and covariance.
import java.util.*;

public class CloneArrays {
    static class P implements Cloneable { int x; int[] data = {1, 2, 3}; P inner; @Override public P clone() { try { return (P) super.clone(); } catch (CloneNotSupportedException e) { throw new AssertionError(e); } } }
    static class Q extends P { String s = "q"; Q() { System.out.print("Q() "); } Q deep() { Q q = (Q) clone(); q.data = data.clone(); return q; } }
    static class NoClone { Object c() throws CloneNotSupportedException { return clone(); } }

    public static void main(String[] args) throws Exception {
        Q q = new Q();
        q.x = 5; q.inner = q;
        Q c = (Q) q.clone(), d = q.deep();
        q.data[0] = 99; q.s = "changed";
        System.out.println(c.x + c.s + c.data[0] + (c.inner == q) + d.data[0] + c.getClass().getName());
        try { new NoClone().c(); } catch (CloneNotSupportedException e) { System.out.println(e); }
        int[][] g = {{1, 2}, {3}, {}, null};
        int[][] h = g.clone();
        h[0][0] = 7; h[1] = new int[] {8};
        System.out.println(Arrays.deepToString(g) + Arrays.deepToString(h) + (g[0] == h[0]));
        long[][][] cube = new long[2][3][4];
        cube[1][2][3] = 5;
        long[][][] ragged = new long[2][][];
        System.out.println(cube.length + "" + cube[0].length + cube[0][0].length + Arrays.deepToString(cube) + Arrays.toString(ragged));
        ragged[0] = new long[][] {{1}, {2, 3}};
        System.out.println(Arrays.deepToString(ragged) + ragged.getClass().getName() + cube[0].getClass().getSimpleName());
        String[][] names = new String[3][2];
        for (String[] row : names) Arrays.fill(row, "z");
        names[1][1] = null;
        System.out.println(Arrays.deepToString(names) + Arrays.deepHashCode(names));
        Object[] objs = new Integer[] {1, 2};
        Number[] nums = (Number[]) objs;
        try { nums[0] = 1.5; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        Object o = new int[] {4, 5};
        System.out.println(((int[]) o)[1] + " " + (o instanceof Object[]) + (o instanceof Cloneable) + (o instanceof java.io.Serializable) + (objs instanceof Number[]) + (objs instanceof Comparable[]));
        Object[] oo = new int[2][2];
        oo[0] = new int[] {1};
        try { oo[1] = new long[1]; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        System.out.println(((int[][]) oo)[0].length);
        boolean[] z = new boolean[3]; char[] ch = new char[2]; float[] f = new float[1]; byte[] b = {(byte) 200}; short[] s = {(short) 70000};
        z[1] = true; ch[0] = 'h'; f[0] += 1.5;
        System.out.println(Arrays.toString(z) + (int) ch[1] + ch[0] + f[0] + b[0] + s[0] + Arrays.equals(z.clone(), z) + z.equals(z.clone()));
        int[] empty = {}, big = new int[1000];
        System.out.println(empty.length + big.clone().length + Arrays.stream(big).sum());
        int[] swap[] = {{1}, {2}}, flat = {3};
        System.out.println(swap[1][0] + flat[0]);
        char[][] grid = new char[3][];
        for (int i = 0; i < 3; i++) { grid[i] = new char[i + 1]; Arrays.fill(grid[i], (char) ('a' + i)); System.out.print(new String(grid[i]) + " "); }
        System.out.println(Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + Arrays.mismatch(new int[] {1, 2}, new int[] {1, 3}));
    }
}
