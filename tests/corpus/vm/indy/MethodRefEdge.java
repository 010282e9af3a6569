// Method references to overloaded, inherited, interface, array, protected and varargs methods.
import java.util.*;
import java.util.function.*;

public class MethodRefEdge {
    static String over(int x) { return "int"; } static String over(long x) { return "long"; } static String over(Object x) { return "Object"; } static String over(Integer... x) { return "varargs" + x.length; }
    static class Par { protected String prot() { return "prot"; } public String pub() { return "Par.pub"; } static String st() { return "Par.st"; } String same(Par p) { return "inst"; } }
    static class Ch extends Par { @Override public String pub() { return "Ch.pub"; } Supplier<String> p() { return super::prot; } Supplier<String> q() { return this::prot; } Supplier<String> r() { return super::pub; } Supplier<String> s() { return Ch::st; } }
    interface Named { String name(); default String hello() { return "hello " + name(); } }
    enum E implements Named { X, Y } record Rec(int a, String b) implements Named { public String name() { return b + a; } static Rec of(String s) { return new Rec(s.length(), s); } }
    static <T, R> List<R> map(Collection<? extends T> c, Function<? super T, ? extends R> f) { List<R> l = new ArrayList<>(); for (T t : c) l.add(f.apply(t)); return l; }
    static int calls; static MethodRefEdge side() { calls++; return new MethodRefEdge(); } String m(Object o) { return "m" + o; }
    class Inner { final int v; Inner(int v) { this.v = v; } } static class Gen<T> { final T t; <U> Gen(U u, T t) { this.t = t; } T id(T x) { return x; } }
    interface TriFn<A, B, C, R> { R ap(A a, B b, C c); }

    public static void main(String[] args) throws Exception {
        IntFunction<String> a = MethodRefEdge::over; LongFunction<String> b = MethodRefEdge::over; Function<String, String> c = MethodRefEdge::over; Function<Integer, String> d = MethodRefEdge::over; Supplier<String> e = MethodRefEdge::over; BiFunction<Integer, Integer, String> f = MethodRefEdge::over; DoubleFunction<String> g = MethodRefEdge::over; Function<Short, String> h = MethodRefEdge::over;
        System.out.println(a.apply(1) + b.apply(1) + c.apply("") + d.apply(1) + e.get() + f.apply(1, 2) + g.apply(1) + h.apply((short) 1));
        Ch ch = new Ch(); Par par = ch;
        Function<Par, String> pub = Par::pub; Supplier<String> bound = par::pub;
        System.out.println(ch.p().get() + ch.q().get() + ch.r().get() + ch.s().get() + pub.apply(ch) + pub.apply(new Par()) + bound.get());
        System.out.println(map(List.of(E.X, new Rec(3, "r"), (Named) () -> "lam"), Named::hello) + "" + map(List.of("aa", "b"), Rec::of) + map(List.of(new Rec(1, "z")), Rec::b) + map(EnumSet.allOf(E.class), Enum::ordinal) + map(List.of(1, 2), Integer::toBinaryString));
        Function<Object, String> sd = side()::m; sd.apply(1); sd.apply(2); System.out.println(calls + sd.apply("x"));
        MethodRefEdge outer = new MethodRefEdge(); IntFunction<Inner> in = v -> outer.new Inner(v); System.out.println(in.apply(5).v);
        BiFunction<String, Integer, Gen<Integer>> gc = Gen<Integer>::new; Function<Integer, Integer> id = gc.apply("u", 9)::id; System.out.println(gc.apply("q", 8).t + id.apply(4));
        IntFunction<List<String>[]> ga = List[]::new; Function<Integer, int[][]> aa = int[][]::new; Supplier<ArrayList<String>> al = ArrayList<String>::new; Function<Collection<Integer>, Set<Integer>> hs = TreeSet::new; System.out.println(ga.apply(2).length + aa.apply(3).length + al.get().size() + "" + hs.apply(List.of(3, 1, 2)));
        TriFn<String, Integer, Integer, String> sub = String::substring; TriFn<String, Character, Character, String> rep = String::replace; TriFn<Map<String, Integer>, String, Integer, Integer> put = Map::put; Map<String, Integer> mm = new TreeMap<>(); put.ap(mm, "k", 1); System.out.println(sub.ap("substring", 3, 6) + rep.ap("banana", 'a', 'o') + put.ap(mm, "k", 2) + mm);
        Function<String, Integer> pi = Integer::parseInt; ToIntFunction<String> ti = Integer::valueOf; Function<Integer, String> ts = Object::toString; Function<Integer, String> th = Integer::toHexString; BinaryOperator<Integer> mx = Math::max; UnaryOperator<String> tr = String::trim; Predicate<String> em = "a"::equals; IntBinaryOperator cmp = Integer::compare; IntPredicate dg = Character::isDigit; Function<char[], String> vs = String::valueOf; Function<Object, String> vo = String::valueOf; Function<Class<?>, String> gn = Class::getSimpleName;
        System.out.println(pi.apply("4") + ti.applyAsInt("5") + ts.apply(6) + th.apply(255) + mx.apply(3, 9) + tr.apply(" t ") + em.test("a") + cmp.applyAsInt(2, 1) + dg.test('7') + vs.apply(new char[] {'o', 'k'}) + vo.apply(null) + gn.apply(int[].class));
        Callable0<Object> thrower = MethodRefEdge::fail; try { thrower.call(); } catch (Exception x) { System.out.println(x.getMessage()); }
        Comparator<String> k = Comparator.comparing(String::length, Comparator.reverseOrder()); List<String> l = new ArrayList<>(List.of("a", "ccc", "bb")); l.sort(k.thenComparing(String::compareTo)); l.removeIf("bb"::equals); l.replaceAll(String::toUpperCase); l.forEach(System.out::print); System.out.println(l.toArray(String[]::new).length);
        Function<Function<Integer, Integer>, Function<Integer, Integer>> twice = fn -> fn.andThen(fn); System.out.println(twice.<Function<Integer, Integer>>andThen(x -> x).apply(x -> x * 3).apply(2));
        int[] arr = {1, 2}; Supplier<int[]> cl = arr::clone; System.out.println(cl.get() != arr ? cl.get().length : -1);
    }
    interface Callable0<T> { T call() throws Exception; } static Object fail() throws Exception { throw new Exception("checked"); }
}
