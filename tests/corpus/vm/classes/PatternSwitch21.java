// Record deconstruction and type patterns in switch and instanceof over class hierarchies.
//@ jdk: 21+
import java.util.*;

public class PatternSwitch21 {
    sealed interface Animal permits Dog, Cat, Bird { String name(); }
    record Dog(String name, int age) implements Animal { }
    record Cat(String name, boolean indoor) implements Animal { }
    static final class Bird implements Animal { private final String n; Bird(String n) { this.n = n; } public String name() { return n; } }
    record Pair<A, B>(A first, B second) { }
    record Line(Point a, Point b) { }
    record Point(int x, int y) { }

    static String speak(Animal a) { return switch (a) { case Dog(String n, int age) when age > 10 -> n + " sighs"; case Dog(var n, var age) -> n + " barks " + age; case Cat(String n, boolean in) -> n + (in ? " purrs" : " hunts"); case Bird b -> b.name() + " sings"; }; }
    static <T> String pairs(Pair<? extends T, ? extends T> p) { return switch (p) { case Pair<? extends T, ? extends T>(String a, String b) -> "ss" + a + b; case Pair<? extends T, ? extends T>(Integer a, var b) when a > 5 -> "big" + a + b; case Pair<? extends T, ? extends T>(Integer a, Integer b) -> "ii" + (a + b); case Pair<? extends T, ? extends T>(var a, var b) -> "other" + a + b; }; }
    static int slope(Object o) { if (o instanceof Line(Point(int x1, int y1), Point(var x2, var y2)) && x1 != x2) return (y2 - y1) / (x2 - x1); return Integer.MIN_VALUE; }
    static String nested(Object o) { return switch (o) { case Pair(Pair(var a, var b), Pair(var c, var d)) -> "4:" + a + b + c + d; case Pair(Pair<?, ?>(var a, var b) , var c) -> "3L:" + a + b + c; case Pair(var a, Pair<?, ?> p) -> "3R:" + a + p.first() + p.second(); case Pair<?, ?> p -> "2:" + p; case null -> "null"; default -> "?" + o; }; }
    static String prim(Object o) { return switch (o) { case Character c when Character.isDigit(c) -> "digit"; case Character c -> "char " + c; case Byte b -> "byte" + b; case Short s -> "short"; case Double d when d.isNaN() -> "nan"; case Double d -> "dbl" + d; case Boolean b -> b ? "T" : "F"; case Number n -> "num" + n.intValue(); case CharSequence cs -> "cs" + cs.length(); case Class<?> c -> c.getSimpleName(); case Object x -> "obj"; }; }

    public static void main(String[] args) {
        for (Animal a : List.of(new Dog("Rex", 3), new Dog("Old", 12), new Cat("Tom", true), new Cat("Kit", false), new Bird("Tweety"))) System.out.println(speak(a));
        System.out.println(pairs(new Pair<>("a", "b")) + pairs(new Pair<>(9, "b")) + pairs(new Pair<>(1, 2)) + pairs(new Pair<>(1, "x")) + pairs(new Pair<>(null, null)));
        System.out.println(slope(new Line(new Point(0, 0), new Point(2, 8))) + " " + slope(new Line(new Point(1, 0), new Point(1, 8))) + " " + slope(new Line(null, new Point(1, 1))) + " " + slope("x"));
        Pair<Integer, Integer> p = new Pair<>(1, 2);
        System.out.println(nested(new Pair<>(p, p)) + nested(new Pair<>(p, 3)) + nested(new Pair<>(3, p)) + nested(new Pair<>(3, 4)) + nested(null) + nested(5) + nested(new Pair<>(null, p)));
        for (Object o : new Object[] {'7', 'x', (byte) 1, (short) 2, Double.NaN, 1.5, true, 10L, 3f, "abc", new StringBuilder("xy"), int.class, List.of()}) System.out.print(prim(o) + " ");
        System.out.println();
        try { speak(null); } catch (NullPointerException e) { System.out.println("npe"); }
        for (Object o : new Object[] {1, "two", new Point(3, 4)}) { switch (o) { case Integer i when i > 0 -> System.out.print("pos "); case Integer i -> System.out.print("int "); case Point(int x, int y) -> System.out.print(x * y + " "); default -> { if (o instanceof String s && s.length() == 3) { System.out.print("three "); continue; } System.out.print("default "); } } }
        System.out.println();
        StringBuilder log = new StringBuilder();
        record Noisy(int v, StringBuilder l) { public int v() { l.append("v").append(v); return v; } public StringBuilder l() { return l; } }
        Object n = new Noisy(5, log);
        String r = switch (n) { case Noisy(int v, var l) when v == 4 -> "four"; case Noisy(int v, var l) when v == 5 -> "five"; default -> "none"; };
        System.out.println(r + " " + log.length() / 2);
        record Bad(int v) { public int v() { throw new IllegalStateException("accessor"); } }
        try { if (((Object) new Bad(1)) instanceof Bad(int v)) System.out.println(v); } catch (MatchException e) { System.out.println(e.getClass().getName() + " " + e.getMessage() + " " + e.getCause()); }
    }
}
