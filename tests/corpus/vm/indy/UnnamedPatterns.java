// Unnamed variables and patterns in lambdas, catches, loops, records and switches.
//@ jdk: 22+
import java.util.*;
import java.util.function.*;

public class UnnamedPatterns {
    record P(int x, int y) { }
    record Box<T>(T a, T b, String label) { }
    sealed interface S { record A(int v) implements S { } record B(String v) implements S { } record C() implements S { } }
    static int f(S s) { return switch (s) { case S.A(int v) when v > 10 -> v; case S.A _, S.C _ -> 1; case S.B(_) -> 2; }; }
    static String g(Object o) { return switch (o) { case Box(P(int x, _), P(_, int y), _) -> "pp" + (x + y); case Box(String _, var b, String l) when l.isEmpty() -> "empty" + b; case Box(_, _, var l) -> "box" + l; case Integer _, Long _ -> "integral"; case String _ -> "str"; default -> "other"; }; }
    public static void main(String[] args) {
        System.out.println(f(new S.A(11)) + "" + f(new S.A(1)) + f(new S.B("q")) + f(new S.C()));
        System.out.println(g(new Box<>(new P(1, 2), new P(3, 4), "l")) + g(new Box<>("a", "b", "")) + g(new Box<>(1, 2, "z")) + g(1) + g(2L) + g("s") + g('c'));
        int n = 0;
        for (var _ : new int[5]) n++;
        for (int i = 0, _ = side(); i < 2; i++) n += 10;
        try { Object o = null; o.hashCode(); } catch (NullPointerException _) { n += 100; }
        try (var _ = (AutoCloseable) () -> System.out.print("closed ")) { n += 1000; } catch (Exception _) { n = -1; }
        var _ = new ArrayDeque<>(List.of(1, 2)).pop();
        BiFunction<String, Integer, String> first = (s, _) -> s; TriFn t = (_, b, _) -> b;
        System.out.println(n + first.apply("a", 1) + t.ap(1, 2, 3));
        if ((Object) new P(7, 8) instanceof P(var x, _)) System.out.println(x);
        Map<String, List<Integer>> m = new TreeMap<>();
        for (String k : new String[] {"a", "b", "a"}) m.computeIfAbsent(k, _ -> new ArrayList<>()).add(k.length());
        System.out.println(m);
    }
    interface TriFn { int ap(int a, int b, int c); }
    static int side() { System.out.print("side "); return 0; }
}
