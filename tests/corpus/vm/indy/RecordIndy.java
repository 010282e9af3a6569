// Record methods made by invokedynamic, over nested records, arrays and subclasses of values.
import java.util.*;

public class RecordIndy {
    record A() { } record B(int x) { } record C(B b, A a, List<B> l) { } record D(byte b, short s, char c, long l, float f, double d, boolean z) { } record G<T extends Comparable<T>>(T t, Comparator<? super T> c) { int cmp(T o) { return c == null ? t.compareTo(o) : c.compare(t, o); } } record Arr(int[] a, String[][] s) { } record Throwing(Object o) { } record Self(Object[] box) { } record Over(int x, int y) { public int x() { return -1; } @Override public String toString() { return "Over" + x + x(); } } record Gen<A, B>(A a, B b) { <C> Gen<A, C> with(C c) { return new Gen<>(a, c); } }
    static class Bad { @Override public int hashCode() { throw new IllegalStateException("hash"); } @Override public boolean equals(Object o) { throw new IllegalStateException("eq"); } @Override public String toString() { throw new IllegalStateException("str"); } }

    public static void main(String[] args) {
        System.out.println(new A() + " " + new A().hashCode() + new A().equals(new A()) + " " + new B(5) + new B(5).hashCode() + new B(5).equals(new B(6)));
        C c = new C(new B(1), new A(), List.of(new B(2))), c2 = new C(new B(1), new A(), new ArrayList<>(List.of(new B(2)))); System.out.println(c + " " + c.equals(c2) + (c.hashCode() == c2.hashCode()) + " " + c.hashCode() + new C(null, null, null) + new C(null, null, null).hashCode() + c.equals(new C(null, null, null)));
        D d = new D((byte) -1, (short) 300, 'x', 1L << 40, -0f, Double.NaN, true); System.out.println(d + " " + d.hashCode() + d.equals(new D((byte) -1, (short) 300, 'x', 1L << 40, 0f, Double.NaN, true)) + d.equals(new D((byte) -1, (short) 300, 'x', 1L << 40, -0f, 0.0 / 0, true)));
        System.out.println(new G<>("q", null).cmp("z") + " " + new G<>(5, Comparator.reverseOrder()).cmp(9) + new G<>("t", null));
        int[] a = {1}; System.out.println(new Arr(a, null).equals(new Arr(a, null)) + " " + new Arr(a, null).equals(new Arr(a.clone(), null)) + new Arr(null, null) + new Arr(null, null).hashCode());
        Throwing t = new Throwing(new Bad()); for (int i = 0; i < 3; i++) try { System.out.println(i == 0 ? "" + t.hashCode() : i == 1 ? "" + t.equals(new Throwing(new Bad())) : t.toString()); } catch (IllegalStateException e) { System.out.print(e.getMessage() + " "); } System.out.println(t.equals(t));
        Object[] box = new Object[1]; Self s = new Self(box); box[0] = s; System.out.println(s.equals(new Self(box)));
        System.out.println(new Over(1, 2) + " " + new Over(1, 2).equals(new Over(1, 2)) + new Over(1, 2).hashCode() + " " + new Gen<>(1, "b").with('c') + new Gen<>(new Gen<>(1, 2), null).hashCode());
        Map<Object, String> m = new HashMap<>(); for (int i = 0; i < 50; i++) m.put(new Gen<>(i % 7, new B(i % 3)), "v" + i); System.out.println(m.size() + m.get(new Gen<>(6, new B(0))) + m.get(new Gen<>(7, null)));
        TreeMap<String, Integer> counts = new TreeMap<>(); for (Object o : new Object[] {new A(), new B(1), c, d, new B(2)}) counts.merge(o.getClass().getSimpleName() + o.getClass().getRecordComponents().length, 1, Integer::sum); System.out.println(counts);
        record L(int a, L next) { int len() { return next == null ? 1 : 1 + next.len(); } } L l = null; for (int i = 0; i < 200; i++) l = new L(i, l); L k = null; for (int i = 0; i < 200; i++) k = new L(i, k); System.out.println(l.len() + " " + l.equals(k) + (l.hashCode() == k.hashCode()) + l.toString().length());
    }
}
