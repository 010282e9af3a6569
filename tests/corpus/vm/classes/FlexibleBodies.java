// Constructor bodies with statements before super, and other things of recent releases.
//@ jdk: 25+
import java.util.*;

public class FlexibleBodies {
    static class Base { final String seen; Base(String s) { seen = s + describe(); } String describe() { return "base"; } }
    static class Derived extends Base {
        final int x; final String label;
        Derived(int v) {
            if (v < 0) throw new IllegalArgumentException("negative " + v);
            int sq = v * v;
            x = sq;
            label = "L" + v;
            super("arg" + sq);
            System.out.print("after super ");
        }
        Derived(String s) { var n = Integer.parseInt(s); this(n); }
        @Override String describe() { return ":x=" + x + label; }
    }
    record Rng(int lo, int hi) { Rng(String s) { var p = s.split("-"); this(Integer.parseInt(p[0]), Integer.parseInt(p[1])); } }
    sealed interface Op { record Add(int a, int b) implements Op { } record Neg(Op o) implements Op { } record Nop() implements Op { } }
    static int eval(Op o) { return switch (o) { case Op.Add(var a, _) when a == 0 -> -100; case Op.Add(int a, int b) -> a + b; case Op.Neg(Op.Neg(Op x)) -> eval(x); case Op.Neg(var x) -> -eval(x); case Op.Nop() -> 0; }; }
    public static void main(String[] args) {
        Derived d = new Derived(5);
        System.out.println(d.seen + " " + d.x + d.label);
        System.out.println(new Derived("7").seen + " " + new Rng("3-9"));
        try { new Derived(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(eval(new Op.Add(2, 3)) + " " + eval(new Op.Add(0, 3)) + " " + eval(new Op.Neg(new Op.Neg(new Op.Add(1, 1)))) + eval(new Op.Neg(new Op.Nop())));
        int n = 0;
        for (var _ : List.of(1, 2, 3)) n++;
        try { Integer.parseInt("x"); } catch (NumberFormatException _) { n += 10; }
        Map<String, Integer> m = new TreeMap<>();
        m.computeIfAbsent("k", _ -> 4); m.merge("k", 1, (a, _) -> a * 2);
        System.out.println(n + " " + m);
        Object o = new Rng(1, 2);
        if (o instanceof Rng(_, int hi)) System.out.println(hi);
        System.out.println(switch (o) { case Rng(int lo, _) when lo > 1 -> "a"; case Rng _, String _ -> "b"; default -> "c"; });
    }
}
