// Pattern switches with guards, null, records, enums and sealed types.
//@ jdk: 21+
import java.util.*;

public class PatternSwitch {
    sealed interface Expr permits Num, Add, Mul, Neg { }
    record Num(int v) implements Expr { }
    record Add(Expr l, Expr r) implements Expr { }
    record Mul(Expr l, Expr r) implements Expr { }
    record Neg(Expr e) implements Expr { }
    enum Color { RED, GREEN, BLUE }
    sealed interface Opt<T> { record Some<T>(T t) implements Opt<T> { } record None<T>() implements Opt<T> { } }
    record Box(Object o) { }
    record Pt(int x, long y) { }

    static int eval(Expr e) {
        return switch (e) { case Num n -> n.v(); case Add(Num(var a), Num(int b)) when a == b -> 2 * a; case Add(Expr l, Expr r) -> eval(l) + eval(r); case Mul(Num(int z), var r) when z == 0 -> 0; case Mul m -> eval(m.l) * eval(m.r); case Neg(Neg(var x)) -> eval(x); case Neg(var x) -> -eval(x); };
    }

    static String kind(Object o) {
        return switch (o) {
            case null -> "null";
            case Integer i when i > 100 -> "big " + i;
            case Integer i when i < 0 -> "neg " + i;
            case Integer i -> "int " + i;
            case Long l -> "long " + l;
            case String s when s.isEmpty() -> "empty";
            case String s when s.length() > 5 && s.charAt(0) == 'x' -> "long x";
            case String s -> "str " + s;
            case Color c when c == Color.RED -> "red!";
            case Color c -> "color " + c.ordinal();
            case int[] a -> "ints " + a.length;
            case Object[] a when a.length == 0 -> "no objs";
            case Object[] a -> "objs " + a[0];
            case Box(String s) -> "box str " + s;
            case Box(Integer i) when i == 7 -> "box seven";
            case Box(Box(var inner)) -> "box box " + kind(inner);
            case Box(var x) -> "box " + kind(x);
            case Pt(int x, long y) -> "pt " + (x + y);
            case List<?> l when l.contains(1) -> "list with 1";
            case Collection<?> c -> "coll " + c.size();
            case Runnable r -> { r.run(); yield "ran"; }
            default -> "other " + o.getClass().getSimpleName();
        };
    }

    static String qual(Object o) { return switch (o) { case Color.RED -> "qualified red"; case Color.GREEN -> "green"; case Thread.State.NEW -> "new"; default -> "d"; }; }
    static String q2(Color c) { return switch (c) { case RED -> "r"; case Color x when x.ordinal() == 1 -> "one"; case Color x -> "rest"; }; }
    static String q3(String s) { return switch (s) { case "a", "b" -> "ab"; case String t when t.length() > 3 -> "long"; case null, default -> "nd"; }; }
    static String q4(Integer i) { switch (i) { case 1: return "one"; case 2: return "two"; case Integer j when j > 10: return "many"; case Integer j: return "j" + j; } }
    static <T> String opt(Opt<T> o) { return switch (o) { case Opt.Some<T>(var t) -> "some " + t; case Opt.None<T>() -> "none"; }; }
    static void stmt(Object o) { switch (o) { case String s: System.out.print("S" + s); break; case Integer i when i == 1: System.out.print("one"); default: System.out.print("(default)"); } System.out.println(); }

    public static void main(String[] args) {
        System.out.println(eval(new Add(new Num(3), new Mul(new Num(4), new Neg(new Neg(new Num(5)))))) + " " + eval(new Add(new Num(6), new Num(6))) + " " + eval(new Mul(new Num(0), null)));
        Object[] os = {null, 1, 101, -1, 5L, "", "xyzzyx", "ab", Color.RED, Color.BLUE, new int[3], new Object[0], new String[] {"z"}, new Box("s"), new Box(7), new Box(8), new Box(null), new Box(new Box(null)), new Box(new Box(-4)), new Pt(1, 2), List.of(1), List.of(), Set.of(3), (Runnable) () -> System.out.print("run "), 2.5, 'c'};
        for (Object o : os) System.out.println(kind(o));
        for (Color c : Color.values()) System.out.print(q2(c) + " ");
        for (String s : new String[] {"a", "b", "cccc", "c", null}) System.out.print(q3(s) + " ");
        for (int i : new int[] {1, 2, 3, 11}) System.out.print(q4(i) + " ");
        System.out.println(opt(new Opt.Some<>(1)) + opt(new Opt.None<>()));
        stmt("x"); stmt(1); stmt(2);
        try { eval(null); } catch (NullPointerException e) { System.out.println("npe"); }
        try { q2(null); } catch (NullPointerException e) { System.out.println("npe"); }
        try { System.out.println(eval(new Add(null, new Num(1)))); } catch (NullPointerException e) { System.out.println("inner null"); }
    }
}
