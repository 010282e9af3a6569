// Method references of every kind with boxing, widening and varargs adaptation.
import java.util.*;
import java.util.function.*;

public class MethodRefs {
    final String n;
    MethodRefs() { this("dflt"); }
    MethodRefs(String n) { this.n = n; }
    MethodRefs(int a, long b) { n = a + "/" + b; }
    String hi() { return "hi " + n; }
    String with(Object o) { return n + o; }
    static String st(Object o) { return "st" + o; }
    static int sum(int... xs) { int s = 0; for (int x : xs) s += x; return s; }
    static long widen(long x) { return x * 2; }
    static Integer box(int i) { return i + 1; }
    static void sink(Object o) { System.out.print("[" + o + "]"); }
    private String priv(String s) { return "priv" + s; }
    static class Sub extends MethodRefs { Sub() { super("sub"); } @Override String hi() { return "sub hi"; } Supplier<String> up() { return super::hi; } Supplier<String> me() { return this::hi; } Function<String, String> pr() { return super::with; } }
    static class Gen<T> { final T t; Gen(T t) { this.t = t; } T get() { return t; } static <Q> Gen<Q> of(Q q) { return new Gen<>(q); } <R> R ap(Function<T, R> f) { return f.apply(t); } }
    interface Tri<A, B, C, R> { R ap(A a, B b, C c); }
    class Inner { final int k; Inner(int k) { this.k = k; } public String toString() { return n + k; } }
    IntFunction<Inner> inners() { return Inner::new; }

    public static void main(String[] args) {
        Function<Object, String> f1 = MethodRefs::st;
        Function<MethodRefs, String> f2 = MethodRefs::hi;
        MethodRefs o = new MethodRefs("o");
        Supplier<String> f3 = o::hi;
        Supplier<MethodRefs> f4 = MethodRefs::new;
        Function<String, MethodRefs> f5 = MethodRefs::new;
        BiFunction<Integer, Integer, MethodRefs> f6 = MethodRefs::new;
        IntFunction<int[]> f7 = int[]::new;
        Function<Integer, String[][]> f8 = String[][]::new;
        BiFunction<MethodRefs, String, String> f9 = MethodRefs::priv;
        System.out.println(f1.apply(1) + f2.apply(o) + f3.get() + f4.get().n + f5.apply("p").n + f6.apply(1, 2).n + f7.apply(4).length + f8.apply(3).length + f9.apply(o, "x"));
        IntSupplier v0 = MethodRefs::sum; IntUnaryOperator v1 = MethodRefs::sum; IntBinaryOperator v2 = MethodRefs::sum; Tri<Integer, Short, Byte, Object> v3 = MethodRefs::sum; Function<int[], Integer> va = MethodRefs::sum;
        System.out.println(v0.getAsInt() + " " + v1.applyAsInt(5) + " " + v2.applyAsInt(5, 6) + " " + v3.ap(1, (short) 2, (byte) 3) + " " + va.apply(new int[] {9, 9}));
        IntToLongFunction w1 = MethodRefs::widen; ToDoubleFunction<Integer> w2 = MethodRefs::widen; Function<Character, Object> w3 = MethodRefs::widen; ToLongFunction<Byte> w4 = MethodRefs::box; DoubleSupplier w5 = "four"::length; IntFunction<Number> w6 = MethodRefs::box;
        System.out.println(w1.applyAsLong(4) + " " + w2.applyAsDouble(5) + " " + w3.apply('a') + " " + w4.applyAsLong((byte) 6) + " " + w5.getAsDouble() + " " + w6.apply(8));
        Consumer<String> c1 = MethodRefs::sink; IntConsumer c2 = MethodRefs::sink; Runnable c3 = MethodRefs::new; Consumer<List<Integer>> c4 = List::size; BiConsumer<List<String>, String> c5 = List::add;
        c1.accept("s"); c2.accept(3); c3.run(); c4.accept(List.of());
        List<String> l = new ArrayList<>();
        c5.accept(l, "added");
        System.out.println(l);
        Sub s = new Sub();
        System.out.println(s.up().get() + " " + s.me().get() + " " + s.pr().apply("!") + f2.apply(s) + o.inners().apply(7));
        Function<Integer, Gen<Integer>> g1 = Gen::new; Function<String, Gen<String>> g2 = Gen::<String>of; Function<Gen<String>, String> g3 = Gen::get; Function<Gen<Integer>, Object> g4 = Gen<Integer>::get;
        System.out.println(g1.apply(1).t + g2.apply("q").t + g3.apply(new Gen<>("z")) + g4.apply(new Gen<>(4)) + new Gen<>("abc").<Integer>ap(String::length));
        Comparator<String> cmp = String::compareToIgnoreCase; BiPredicate<String, String> eq = String::equals; Supplier<List<String>> al = ArrayList::new; Function<Object, Class<?>> gc = Object::getClass; UnaryOperator<String> up = String::trim;
        System.out.println(cmp.compare("a", "B") + " " + eq.test("a", "a") + al.get() + gc.apply(1).getSimpleName() + up.apply(" t ") + ((Function<int[], int[]>) int[]::clone).apply(new int[] {1, 2}).length);
        MethodRefs nul = null;
        try { Supplier<String> x = nul::hi; System.out.println("??"); } catch (NullPointerException e) { System.out.println("bound null"); }
        try { f2.apply(null); } catch (NullPointerException e) { System.out.println("unbound null"); }
        try { ((Function) f2).apply("wrong"); } catch (ClassCastException e) { System.out.println("cce"); }
        try { Function<Integer, Integer> b = MethodRefs::box; b.apply(null); } catch (NullPointerException e) { System.out.println("unbox null"); }
        String side = "a"; Supplier<Integer> len = (side + "bc")::length; side = "zzzz"; System.out.println(len.get());
        Arrays.asList("x", "y").forEach(System.out::print);
        System.out.println(Optional.of("v").map(String::toUpperCase).map(StringBuilder::new).map(StringBuilder::reverse).get());
    }
}
