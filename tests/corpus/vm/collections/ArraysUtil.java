// java.util.Arrays: sort, search, fill, copy, compare, mismatch, hash and deep methods.
import java.util.*;

public class ArraysUtil {
    public static void main(String[] args) {
        int[] a = {5, 3, 9, 1, 7};
        int[] b = a.clone();
        Arrays.sort(b);
        System.out.println(Arrays.toString(a) + Arrays.toString(b) + Arrays.binarySearch(b, 7) + " " + Arrays.binarySearch(b, 4) + " " + Arrays.binarySearch(b, 100));
        Arrays.sort(a, 1, 4);
        System.out.println(Arrays.toString(a));
        Integer[] boxed = {5, 3, 9, 1, 7};
        Arrays.sort(boxed, Comparator.comparing((Integer x) -> x % 3).thenComparing(Comparator.reverseOrder()));
        System.out.println(Arrays.toString(boxed));
        double[] d = {0.0, -0.0, Double.NaN, -1, Double.NEGATIVE_INFINITY, 5};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d) + " " + Arrays.hashCode(d) + " " + Arrays.equals(d, d.clone()));
        String[] s = {"pear", "Apple", "fig", "banana"};
        Arrays.sort(s, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(s) + Arrays.asList(s).indexOf("fig"));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 7)) + Arrays.toString(Arrays.copyOf(s, 2)) + Arrays.toString(Arrays.copyOfRange(a, 2, 6)));
        long[] f = new long[4];
        Arrays.fill(f, 1, 3, 8L);
        Arrays.setAll(boxed, i -> i * i);
        System.out.println(Arrays.toString(f) + Arrays.toString(boxed));
        int[][] m = {{1, 2}, {3}, {}, null};
        System.out.println(Arrays.deepToString(m) + " " + Arrays.deepHashCode(m) + " " + Arrays.deepEquals(m, new int[][] {{1, 2}, {3}, {}, null}) + " " + Arrays.equals(m, new int[][] {{1, 2}, {3}, {}, null}));
        Object[] self = new Object[2];
        self[0] = self;
        System.out.println(Arrays.deepToString(self));
        System.out.println(Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4}) + " " + Arrays.mismatch(a, a) + " " + Arrays.mismatch(new char[] {'a'}, new char[] {'a', 'b'}) + " " + Arrays.compare(new int[] {1, 2}, new int[] {1, 2, 0}) + " " + Arrays.compare(new String[] {"b"}, new String[] {"a"}) + " " + Arrays.compareUnsigned(new byte[] {-1}, new byte[] {1}));
        System.out.println(Arrays.equals(a, 0, 2, b, 0, 2) + " " + Arrays.stream(a).sum() + " " + Arrays.stream(s, 1, 3).toList() + " " + Arrays.hashCode(new boolean[] {true, false}) + " " + Arrays.hashCode((int[]) null) + " " + Arrays.toString((char[]) null));
        int[] big = new int[2000];
        long x = 12345;
        for (int i = 0; i < big.length; i++) {
            x = x * 6364136223846793005L + 1442695040888963407L;
            big[i] = (int) (x >> 33);
        }
        int[] copy = big.clone();
        Arrays.sort(big);
        boolean ok = true;
        for (int i = 1; i < big.length; i++) ok &= big[i - 1] <= big[i];
        Arrays.parallelSort(copy);
        System.out.println(ok + " " + Arrays.equals(big, copy) + " " + Arrays.hashCode(big));
        byte[] bytes = new byte[300];
        char[] chars = new char[300];
        short[] shorts = new short[300];
        float[] floats = new float[300];
        for (int i = 0; i < 300; i++) {
            bytes[i] = (byte) (i * 37);
            chars[i] = (char) (i * 997);
            shorts[i] = (short) (i * 991);
            floats[i] = (i * 7919 % 301) / 3f;
        }
        Arrays.sort(bytes);
        Arrays.sort(chars);
        Arrays.sort(shorts);
        Arrays.sort(floats);
        System.out.println(Arrays.hashCode(bytes) + " " + Arrays.hashCode(chars) + " " + Arrays.hashCode(shorts) + " " + Arrays.hashCode(floats));
        String[] words = new String[200];
        for (int i = 0; i < 200; i++) words[i] = Integer.toString(i * 7919 % 211, 36);
        Arrays.sort(words, Comparator.comparing(String::length));
        System.out.println(String.join(" ", words).hashCode() + " " + words[0] + words[199]);
        for (Runnable r : new Runnable[] {() -> Arrays.sort(a, 3, 1), () -> Arrays.copyOf(a, -1), () -> Arrays.copyOfRange(a, 9, 12), () -> Arrays.sort(new Object[] {1, "x"}), () -> Arrays.fill(a, 0, 10, 1)}) {
            try {
                r.run();
            } catch (RuntimeException e) {
                System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
            }
        }
    }
}
