// Recursive lambdas via fields, in static initialisers, constructors and interfaces.
import java.util.*;
import java.util.function.*;

public class LambdaRecursion {
    static IntUnaryOperator fact = n -> n <= 1 ? 1 : n * LambdaRecursion.fact.applyAsInt(n - 1);
    static final Map<Integer, Long> memo = new HashMap<>();
    static final Function<Integer, Long> fib;
    static { fib = n -> { Long m = memo.get(n); if (m != null) return m; long v = n < 2 ? n : LambdaRecursion.fib.apply(n - 1) + LambdaRecursion.fib.apply(n - 2); memo.put(n, v); return v; }; }
    final Supplier<String> early = () -> "name=" + named();
    String named() { return name; }
    final String name;
    LambdaRecursion(String n) { this(() -> n + "!"); }
    LambdaRecursion(Supplier<String> s) { name = s.get(); }

    interface Y<A, B> extends Function<Y<A, B>, Function<A, B>> { }
    static <A, B> Function<A, B> fix(Function<Function<A, B>, Function<A, B>> f) { Y<A, B> y = x -> f.apply(a -> x.apply(x).apply(a)); return y.apply(y); }

    interface Task { Task NOP = () -> { }; Supplier<String> LAZY = () -> "iface lambda"; void go(); default Task then(Task t) { return () -> { go(); t.go(); }; } default Task times(int n) { return n == 0 ? NOP : then(times(n - 1)); } static Task say(String s) { return () -> System.out.print(s + " "); } }

    enum Op implements IntBinaryOperator { PLUS((a, b) -> a + b), MAX(Math::max), POW((a, b) -> { int r = 1; while (b-- > 0) r *= a; return r; }); final IntBinaryOperator f; Op(IntBinaryOperator f) { this.f = f; } public int applyAsInt(int a, int b) { return f.applyAsInt(a, b); } }

    static class Base { Base(Runnable r) { r.run(); } }
    static class Derived extends Base { Derived(int x) { super(() -> System.out.print("super-arg " + x + " ")); } }

    static class Streamy { final Iterator<Integer> it; Streamy(int s) { int[] st = {s}; it = new Iterator<>() { final IntSupplier next = () -> st[0] = st[0] % 2 == 0 ? st[0] / 2 : 3 * st[0] + 1; public boolean hasNext() { return st[0] != 1; } public Integer next() { return next.getAsInt(); } }; } }

    public static void main(String[] args) {
        System.out.println(fact.applyAsInt(10) + " " + fib.apply(80) + " " + memo.size());
        System.out.println(new LambdaRecursion("n").early.get());
        System.out.println(LambdaRecursion.<Integer, Integer>fix(self -> n -> n == 0 ? 0 : n + self.apply(n - 1)).apply(100));
        Task.say("a").then(Task.say("b")).times(3).go();
        System.out.println(Task.LAZY.get());
        for (Op o : Op.values()) System.out.print(o + "=" + o.applyAsInt(3, 4) + " ");
        new Derived(6);
        System.out.println();
        new Streamy(27 - 20).it.forEachRemaining(x -> System.out.print(x + " "));
        System.out.println();
        BiFunction<Integer, Integer, Integer>[] ack = new BiFunction[1];
        ack[0] = (m, n) -> m == 0 ? n + 1 : n == 0 ? ack[0].apply(m - 1, 1) : ack[0].apply(m - 1, ack[0].apply(m, n - 1));
        System.out.println(ack[0].apply(2, 4));
        Function<Object, Object> id = Function.identity();
        System.out.println(id.compose(x -> x + "c").andThen(x -> x + "a").apply(1));
        Predicate<String> p = String::isEmpty;
        System.out.println(p.negate().and(s -> s.length() > 2).or(s -> s.equals("x")).test("x") + " " + Predicate.not(p).test("") + Predicate.isEqual("a").test("a"));
        Comparator<String> cmp = Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder());
        List<String> l = new ArrayList<>(List.of("bb", "a", "ccc", "c", "aa"));
        l.sort(cmp);
        System.out.println(l + " " + BinaryOperator.minBy(cmp).apply("q", "rr"));
    }
}
