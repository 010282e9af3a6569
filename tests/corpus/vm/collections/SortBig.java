// Larger sorts of each kind: patterns that stress TimSort and dual-pivot quicksort, checked by hash.
import java.util.*;
import java.util.stream.*;

public class SortBig {
    static int[] make(String kind, int n) {
        Random r = new Random(kind.hashCode());
        return switch (kind) {
            case "random" -> r.ints(n).toArray();
            case "few" -> r.ints(n, 0, 5).toArray();
            case "ascending" -> IntStream.range(0, n).toArray();
            case "descending" -> IntStream.range(0, n).map(i -> n - i).toArray();
            case "organ" -> IntStream.range(0, n).map(i -> Math.min(i, n - i)).toArray();
            case "saw" -> IntStream.range(0, n).map(i -> i % 37).toArray();
            case "runs" -> IntStream.range(0, n).map(i -> i / 50 % 2 == 0 ? i : -i).toArray();
            default -> IntStream.range(0, n).map(i -> i % 10 == 0 ? r.nextInt(n) : i).toArray();
        };
    }

    public static void main(String[] args) {
        for (String k : List.of("random", "few", "ascending", "descending", "organ", "saw", "runs", "mostly")) {
            int[] a = make(k, 3000);
            int[] p = a.clone();
            Arrays.sort(p);
            Integer[] b = IntStream.of(a).boxed().toArray(Integer[]::new);
            int[] cmp = {0};
            Arrays.sort(b, (x, y) -> {
                cmp[0]++;
                return x.compareTo(y);
            });
            boolean same = true;
            for (int i = 0; i < p.length; i++) same &= p[i] == b[i];
            long[] l = IntStream.of(a).asLongStream().toArray();
            Arrays.sort(l);
            double[] d = IntStream.of(a).mapToDouble(x -> x / 3.0).toArray();
            Arrays.sort(d);
            float[] f = new float[500];
            short[] s = new short[3000];
            char[] c = new char[3000];
            byte[] y = new byte[3000];
            for (int i = 0; i < 3000; i++) {
                if (i < 500) f[i] = a[i] / 7f;
                s[i] = (short) a[i];
                c[i] = (char) a[i];
                y[i] = (byte) a[i];
            }
            Arrays.sort(f);
            Arrays.sort(s);
            Arrays.sort(c);
            Arrays.sort(y);
            System.out.println(k + " " + same + " compares " + cmp[0] + " " + Arrays.hashCode(p) + " " + Arrays.hashCode(l) + " " + Arrays.hashCode(d) + " " + Arrays.hashCode(f) + " " + Arrays.hashCode(s) + " " + Arrays.hashCode(c) + " " + Arrays.hashCode(y));
        }
        double[] special = {0.0, -0.0, Double.NaN, 1, -1, Double.NEGATIVE_INFINITY, Double.NaN, -0.0, Double.POSITIVE_INFINITY, 0.0};
        Arrays.sort(special);
        System.out.println(Arrays.toString(special) + " " + Arrays.binarySearch(special, -0.0) + " " + Arrays.binarySearch(special, Double.NaN));
        String[] w = IntStream.range(0, 400).mapToObj(i -> Integer.toString(i * 7919 % 4001, 36)).toArray(String[]::new);
        Arrays.sort(w);
        System.out.println(String.join("", w).hashCode() + " " + w[0] + " " + w[399]);
        Arrays.sort(w, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(String.join("", w).hashCode());
        LinkedList<Integer> ll = new LinkedList<>();
        for (int x : make("random", 300)) ll.add(x);
        Collections.sort(ll);
        System.out.println(ll.hashCode() + " " + ll.getFirst());
        int[] big = make("mostly", 9000);
        int[] par = big.clone();
        Arrays.sort(big, 100, 8000);
        Arrays.parallelSort(par, 100, 8000);
        System.out.println(Arrays.equals(big, par) + " " + Arrays.hashCode(big));
        int[] prefix = make("saw", 2000);
        Arrays.parallelPrefix(prefix, 10, 1990, Math::max);
        System.out.println(Arrays.hashCode(prefix));
    }
}
