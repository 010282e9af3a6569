// System.arraycopy in all its forms: overlap, types, bounds, partial copies on ArrayStoreException.
import java.util.Arrays;

public class ArrayCopy {
    static void t(String what, Object src, int sp, Object dst, int dp, int n) {
        try {
            System.arraycopy(src, sp, dst, dp, n);
            System.out.println(what + " ok");
        } catch (RuntimeException e) {
            System.out.println(what + " ! " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] a = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
        System.arraycopy(a, 0, a, 3, 5);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 3, a, 0, 5);
        System.out.println(Arrays.toString(a));
        System.arraycopy(a, 4, a, 4, 3);
        System.out.println(Arrays.toString(a));
        byte[] b = new byte[5];
        System.arraycopy(new byte[] {1, 2, 3}, 1, b, 2, 2);
        char[] c = new char[3];
        System.arraycopy("xyz".toCharArray(), 0, c, 1, 2);
        long[] l = {1, 2, 3};
        System.arraycopy(l, 0, l, 1, 2);
        double[] d = {1.5, 2.5};
        System.arraycopy(d, 1, d, 0, 1);
        boolean[] z = {true, false, true};
        System.arraycopy(z, 0, z, 1, 2);
        System.out.println(Arrays.toString(b) + (int) c[0] + c[1] + c[2] + Arrays.toString(l) + Arrays.toString(d) + Arrays.toString(z));
        Object[] o = {"a", "b", 3, "d"};
        String[] s = {"p", "q", "r", "s"};
        t("objects to strings", o, 0, s, 0, 4);
        System.out.println(Arrays.toString(s));
        t("strings to objects", s, 0, o, 1, 3);
        System.out.println(Arrays.toString(o));
        t("int to long", a, 0, l, 0, 1);
        t("int to Object", a, 0, o, 0, 1);
        t("Integer to int", new Integer[] {1}, 0, a, 0, 1);
        t("not array src", "str", 0, a, 0, 1);
        t("not array dst", a, 0, "str", 0, 1);
        t("null src", null, 0, a, 0, 1);
        t("null dst", a, 0, null, 0, 1);
        t("negative src", a, -1, a, 0, 1);
        t("negative dst", a, 0, a, -1, 1);
        t("negative length", a, 0, a, 0, -1);
        t("src too long", a, 8, a, 0, 3);
        t("dst too long", a, 0, a, 8, 3);
        t("dst objects", o, 0, o, 3, 2);
        t("overflow", a, Integer.MAX_VALUE, a, 0, 1);
        t("zero at end", a, 10, a, 10, 0);
        t("zero past end", a, 11, a, 0, 0);
        t("zero incompatible", o, 0, s, 0, 0);
        t("zero int to long", a, 0, l, 0, 0);
        int[][] m = {{1}, {2}};
        int[][] m2 = new int[2][];
        t("nested", m, 0, m2, 0, 2);
        System.out.println(m2[0] == m[0]);
        t("nested to objects", m, 0, o, 0, 2);
        t("objects to nested", new Object[] {new int[0], null, new long[0]}, 0, m, 0, 1);
        t("objects to nested bad", new Object[] {null, new long[0]}, 0, m, 0, 2);
        System.out.println(m[0] == null);
        int[] cl = a.clone();
        int[][] mc = m2.clone();
        cl[0] = 100;
        System.out.println(a[0] + " " + (mc[0] == m2[0]) + " " + cl.getClass().getSimpleName());
    }
}
