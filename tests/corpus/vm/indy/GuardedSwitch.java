// Guards with side effects, dominance order, yields, nested pattern switches, generics.
//@ jdk: 21+
import java.util.*;
import java.util.function.*;

public class GuardedSwitch {
    static int guards;
    static boolean g(String n, boolean r) { guards++; System.out.print("[" + n + "]"); return r; }
    sealed interface Msg<T> permits Text, Num, Batch, Nil { }
    record Text<T>(String s) implements Msg<T> { }
    record Num<T>(Number n) implements Msg<T> { }
    record Batch<T>(List<Msg<T>> ms) implements Msg<T> { }
    enum Nil implements Msg<Object> { NIL, END }

    static String f(Object o) { return switch (o) { case String s when g("s1", s.length() > 3) -> "long"; case String s when g("s2", s.isEmpty()) -> "empty"; case String s -> "s"; case Integer i when g("i", i > 0) && g("j", i < 10) -> "small"; case Integer i when g("k", i == 0) -> { try { yield "zero"; } finally { System.out.print("(fin)"); } } case Integer i -> "int" + i; case Nil n when n == Nil.END -> "end"; case Nil n -> "nil"; default -> "d"; }; }
    static int depth(Msg<?> m) { return switch (m) { case Text<?> t -> t.s().length(); case Num<?>(Integer i) -> i; case Num<?>(Double d) when d > 1 -> d.intValue(); case Num<?> n -> -1; case Batch<?> b -> switch (b.ms().size()) { case 0 -> 0; case 1 -> 1 + depth(b.ms().get(0)); default -> b.ms().stream().mapToInt(GuardedSwitch::depth).max().getAsInt() + 10; }; case Nil n -> switch (n) { case NIL -> 100; case END -> 200; }; }; }
    static String old(Object o) { String r = "-"; switch (o) { case Integer i when i > 5: r += "big"; break; case Integer i: r += "int" + i; break; case Long l: r += "long"; default: r += "def"; } return r; }
    static <T extends Comparable<T>> String cmp(T a, T b) { return switch (Integer.signum(a.compareTo(b))) { case -1 -> a + "<" + b; case 0 -> a + "=" + b; default -> a + ">" + b; }; }
    static Supplier<String> lazy(Object o) { return switch (o) { case String s -> () -> "lazy " + s; case Integer i when i > 3 -> { int k = i * 2; yield () -> "k" + k; } case null -> () -> "null"; default -> o::toString; }; }
    static String thrower(Object o) { try { return switch (o) { case String s when Integer.parseInt(s) > 5 -> "gt5"; case String s -> "le5"; case Integer i -> throw new IllegalStateException("i" + i); default -> "d"; }; } catch (NumberFormatException e) { return "guard threw " + e.getMessage(); } catch (IllegalStateException e) { return "case threw " + e.getMessage(); } }
    static int seq(Iterator<?> it) { int t = 0; while (it.hasNext()) switch (it.next()) { case Integer i when i < 0: continue; case Integer i: t += i; break; case String s: if (s.equals("stop")) return t; t += 100; default: t += 1000; } return t; }

    public static void main(String[] args) {
        for (Object o : new Object[] {"abcd", "", "x", 5, 0, -3, 50, Nil.NIL, Nil.END, 1.5}) System.out.print(f(o) + " ");
        System.out.println(guards);
        System.out.println(depth(new Batch<>(List.of(new Text<String>("four"), new Num<>(7), new Num<>(2.9), new Num<>(0.5), new Batch<>(List.of(new Batch<>(List.of()))), new Num<>(3L)))) + " " + depth(Nil.NIL) + depth(Nil.END) + " " + depth(new Batch<Object>(List.of(Nil.END))));
        System.out.println(old(9) + old(2) + old(3L) + old("x"));
        System.out.println(cmp(1, 2) + cmp("b", "a") + cmp(1.5, 1.5));
        for (Object o : new Object[] {"q", 5, 2, null, List.of(1)}) System.out.print(lazy(o).get() + " ");
        System.out.println();
        for (Object o : new Object[] {"9", "1", "zz", 4, 'c'}) System.out.print(thrower(o) + "; ");
        System.out.println();
        System.out.println(seq(List.of(1, -5, "a", 2.5, 7, "stop", 99).iterator()));
    }
}
