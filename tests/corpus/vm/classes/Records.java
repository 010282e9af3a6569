// Records: accessors, compact constructors, equality of float fields and arrays.
import java.util.*;

public class Records {
    record Point(int x, int y) { Point { if (x < 0) throw new IllegalArgumentException("neg " + x); } static Point origin() { return new Point(0, 0); } Point plus(Point o) { return new Point(x + o.x, y + o.y()); } }
    record Name(String first, String last) { Name { first = first.trim(); last = last == null ? "?" : last; } Name(String only) { this(only, null); } @Override public String last() { return last.toUpperCase(); } }
    record All(byte b, short s, char c, int i, long l, float f, double d, boolean z, String t, Object o, int[] a) { }
    record Empty() { }
    record Pair<A, B extends Comparable<B>>(A a, B b) implements Comparable<Pair<A, B>> { public int compareTo(Pair<A, B> o) { return b.compareTo(o.b); } <C> Pair<C, B> with(C c) { return new Pair<>(c, b); } }
    record Node(int v, Node next) { int sum() { return v + (next == null ? 0 : next.sum()); } }
    record Fl(float f, double d) { }
    record Var(String... parts) { int n() { return parts.length; } }
    record Outer(Inner in, List<Inner> more) { record Inner(String s) { } }
    record Custom(int v) { static int made; Custom { made++; } @Override public boolean equals(Object o) { return o instanceof Custom c && c.v % 10 == v % 10; } @Override public int hashCode() { return v % 10; } @Override public String toString() { return "C" + v; } }

    public static void main(String[] args) {
        Point p = new Point(3, 4);
        System.out.println(p + " " + p.x() + p.y + p.plus(Point.origin()).equals(p) + p.hashCode() + " " + new Point(4, 3).hashCode());
        try { new Point(-1, 0); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(new Name(" Ann ") + " " + new Name("A", "b").last() + new Name("A", "b"));
        int[] arr = {1};
        All a = new All((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 7.25, true, "t", null, null), b = new All((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 7.25, true, "t", null, null);
        System.out.println(a + " " + a.equals(b) + (a.hashCode() == b.hashCode()) + a.hashCode());
        System.out.println(new All((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 7.25, true, "t", null, arr).equals(new All((byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 7.25, true, "t", null, arr.clone())));
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + new Empty().hashCode());
        Pair<String, Integer> q = new Pair<>("k", 9);
        System.out.println(q + " " + q.with(List.of(1, 2)) + " " + q.compareTo(new Pair<>("z", 10)) + q.equals(new Pair<>("k", 9)) + q.hashCode());
        Node n = null;
        for (int i = 0; i < 5; i++) n = new Node(i, n);
        System.out.println(n + " " + n.sum() + " " + n.hashCode());
        System.out.println(new Fl(0f, -0.0).equals(new Fl(-0f, -0.0)) + " " + new Fl(Float.NaN, Double.NaN).equals(new Fl(Float.NaN, 0.0 / 0)) + " " + new Fl(1, 2).hashCode() + " " + new Fl(-0f, 1e300));
        System.out.println(new Var("a", "b").n() + new Var().n() + " " + new Outer(new Outer.Inner("i"), List.of(new Outer.Inner("j"))));
        Set<Object> set = new LinkedHashSet<>(List.of(new Custom(1), new Custom(2)));
        set.add(new Custom(11)); set.add(new Custom(3)); set.add(p); set.add(new Point(3, 4));
        System.out.println(set + " " + Custom.made);
        record Local(int k) { Local { k *= 2; } }
        System.out.println(new Local(21).k() + " " + new Local(1).equals(null) + new Local(1).equals(new Local(1)) + new Local(1).equals("x"));
        Map<Point, String> m = new HashMap<>();
        for (int i = 0; i < 10; i++) m.put(new Point(i % 3, i % 2), "v" + i);
        System.out.println(new TreeMap<>(Map.of("s", m.size())) + m.get(new Point(2, 1)));
    }
}
