// Records with nested generics, arrays, interfaces, static members, serialisation-like copying.
import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class RecordsMore {
    record Matrix(int rows, int cols, double... v) {
        Matrix { if (v.length != rows * cols) throw new IllegalArgumentException(rows + "x" + cols + " from " + v.length); v = v.clone(); }
        double at(int r, int c) { return v[r * cols + c]; }
        Matrix times(Matrix o) { double[] x = new double[rows * o.cols]; for (int i = 0; i < rows; i++) for (int j = 0; j < o.cols; j++) for (int k = 0; k < cols; k++) x[i * o.cols + j] += at(i, k) * o.at(k, j); return new Matrix(rows, o.cols, x); }
        @Override public boolean equals(Object o) { return o instanceof Matrix m && rows == m.rows && Arrays.equals(v, m.v); }
        @Override public int hashCode() { return Arrays.hashCode(v) * 31 + rows; }
        @Override public String toString() { return rows + "x" + cols + Arrays.toString(v); }
    }
    sealed interface Tree<T> { record Leaf<T>(T v) implements Tree<T> { } record Node<T>(Tree<T> l, Tree<T> r) implements Tree<T> { } default int size() { return this instanceof Node<T> n ? n.l.size() + n.r.size() : 1; } default <R> Tree<R> map(Function<? super T, ? extends R> f) { if (this instanceof Leaf<T> l) return new Leaf<>(f.apply(l.v)); Node<T> n = (Node<T>) this; return new Node<>(n.l.map(f), n.r.map(f)); } static <T> Tree<T> of(List<T> l) { return l.size() == 1 ? new Leaf<>(l.get(0)) : new Node<>(of(l.subList(0, l.size() / 2)), of(l.subList(l.size() / 2, l.size()))); } }
    record Temp(double celsius) implements Comparable<Temp> { static final Temp ZERO = new Temp(0); static int parsed; static Temp parse(String s) { parsed++; return new Temp(Double.parseDouble(s.replace("C", ""))); } double fahrenheit() { return celsius * 9 / 5 + 32; } public int compareTo(Temp o) { return Double.compare(celsius, o.celsius); } Temp withCelsius(double c) { return new Temp(c); } }
    record Wrapper<T>(T value, Wrapper<? extends T> next) implements Iterable<T> { public Iterator<T> iterator() { List<T> l = new ArrayList<>(); for (Wrapper<? extends T> w = this; w != null; w = w.next) l.add(w.value); return l.iterator(); } }
    record Deep(List<Map<String, Set<Integer>>> l, Optional<int[]> o, Runnable r) { Deep(Runnable r) { this(List.of(Map.of("k", Set.of(1))), Optional.empty(), r); } }
    record Big(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, long m, long n, double o, double p, String q, String r, char s, boolean t) { }
    record Empty<T>() { }
    record WithStatic(int x) { static int total; static { total = 100; } WithStatic(int x, int y) { this(x * y); total += x; } }

    public static void main(String[] args) {
        double[] raw = {1, 2, 3, 4};
        Matrix m = new Matrix(2, 2, raw);
        raw[0] = 99;
        System.out.println(m.times(m) + " " + m.equals(new Matrix(2, 2, 1, 2, 3, 4)) + " " + (m.hashCode() == new Matrix(2, 2, 1, 2, 3, 4).hashCode()) + " " + m.v().length);
        try { new Matrix(1, 1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Tree<String> t = Tree.of(List.of("a", "bb", "ccc", "dddd", "e"));
        System.out.println(t + " " + t.size() + " " + t.map(String::length) + " " + t.map(String::length).equals(Tree.of(List.of(1, 2, 3, 4, 1))) + " " + t.hashCode());
        System.out.println(Stream.of("3C", "-4.5C", "20").map(Temp::parse).sorted().toList() + " " + Temp.parsed + Temp.ZERO.fahrenheit() + new Temp(1).withCelsius(2) + new Temp(-0.0).equals(Temp.ZERO));
        int sum = 0;
        for (Number n : new Wrapper<Number>(1, new Wrapper<>(2, new Wrapper<>(3.9, null)))) sum += n.intValue();
        System.out.println(sum + " " + new Wrapper<>("x", null));
        Deep d = new Deep(null);
        System.out.println(d + " " + d.equals(new Deep(null)));
        Big b = new Big(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13L, 14L, 15.5, 16.5, "q", null, 's', true);
        System.out.println(b + " " + b.hashCode() + " " + b.equals(new Big(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13L, 14L, 15.5, 16.5, "q", null, 's', true)) + b.equals(new Big(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13L, 14L, 15.5, 16.5, "q", "", 's', true)));
        System.out.println(new Empty<String>().equals(new Empty<Integer>()) + " " + new WithStatic(3, 4) + WithStatic.total);
        var local = IntStream.range(0, 6).mapToObj(i -> { record Pair(int k, String v) { } return new Pair(i % 3, "v" + i); }).collect(Collectors.groupingBy(p -> p.k(), TreeMap::new, Collectors.mapping(p -> p.v(), Collectors.joining("+"))));
        System.out.println(local);
        enum Inner { P, Q } interface Sh { int f(int x); }
        Sh sh = x -> x + Inner.Q.ordinal();
        System.out.println(sh.f(4) + " " + Inner.values().length);
    }
}
