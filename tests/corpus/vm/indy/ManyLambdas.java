// Many lambda shapes in one class: wide arguments, many captures, all return types.
import java.util.*;
import java.util.function.*;

public class ManyLambdas {
    interface Wide { double ap(int a, long b, double c, float d, short e, byte f, char g, boolean h, String i, Object j, int[] k, long l); }
    interface R0 { boolean z(); } interface R1 { byte b(byte x); } interface R2 { char c(char x); } interface R3 { short s(short x); } interface R4 { float f(float x, float y); } interface R5 { long l(long a, int b, long c); } interface R6 { double d(double a, float b); } interface R7 { int[] a(int n); } interface R8 { void v(Object... os); } interface R9 { <T> List<T> g(T t); }
    static double w(int a, long b, double c, float d, short e, byte f, char g, boolean h, String i, Object j, int[] k, long l) { return a + b + c + d + e + f + g + (h ? 1 : 0) + i.length() + j.hashCode() + k.length + l; }
    static Supplier<String> caps(int a, long b, double c, float d, short e, byte f, char g, boolean h, String i, Object j, int[] k, List<String> l) { return () -> "" + a + b + c + d + e + f + g + h + i + j + k.length + l; }
    static <T> List<T> listOf(T t) { return new ArrayList<>(List.of(t)); }
    static IntFunction<IntFunction<IntFunction<String>>> curried(String p) { return a -> b -> c -> p + a + b + c; }
    final int base = 7;
    Function<Integer, Function<Integer, Integer>> inst() { return a -> b -> a * b + base; }

    public static void main(String[] args) {
        Wide lam = (a, b, c, d, e, f, g, h, i, j, k, l) -> a - b + c * d + e - f + g + (h ? l : -l) + i.length() + (j == null ? 0 : 1) + k[0], ref = ManyLambdas::w;
        System.out.println(lam.ap(1, 2L, 3, 4f, (short) 5, (byte) 6, '7', true, "eight", null, new int[] {9}, 10L) + " " + ref.ap(1, 2L, 3, 4f, (short) 5, (byte) 6, '7', false, "eight", 42, new int[] {9}, 10L));
        System.out.println(caps(1, 2, 3, 4, (short) 5, (byte) 6, '7', true, "i", null, new int[3], List.of("l")).get());
        R0 z = () -> args.length == 0; R1 b = x -> (byte) (x * 2); R2 c = x -> (char) (x + 1); R3 s = x -> (short) ~x; R4 f = (x, y) -> x / y; R5 l = (p, q, r) -> p << q | r; R6 d = Math::scalb0; 
        R7 a = int[]::new; R8 v = os -> System.out.print(os.length + " "); R9 g = ManyLambdas::listOf;
        v.v(); v.v(1, 2); v.v((Object) null);
        System.out.println(z.z() + " " + b.b((byte) 100) + c.c('y') + s.s((short) 5) + f.f(1, 0) + l.l(1, 40, 7) + d.d(1.5, 2f) + a.a(3).length + g.g("gen"));
        System.out.println(curried("p").apply(1).apply(2).apply(3) + new ManyLambdas().inst().apply(6).apply(7));
        List<Supplier<Integer>> l100 = new ArrayList<>();
        for (int i = 0; i < 100; i++) { int k = i; l100.add(i % 2 == 0 ? () -> k : () -> -k); }
        System.out.println(l100.stream().mapToInt(Supplier::get).sum() + " " + l100.stream().map(Object::getClass).distinct().count());
        BiFunction<Integer, Integer, Integer> op = null;
        for (char ch : "+-*/%^".toCharArray()) { op = switch (ch) { case '+' -> Integer::sum; case '-' -> (x, y) -> x - y; case '*' -> Math::multiplyExact; case '/' -> (x, y) -> x / y; case '%' -> Math::floorMod; default -> (x, y) -> { int r = 1; for (int i = 0; i < y; i++) r *= x; return r; }; }; System.out.print(op.apply(17, 5) + " "); }
        System.out.println(op.andThen(x -> x % 1000).apply(3, 9));
        Optional<String> o = Optional.of("x").filter(x -> !x.isEmpty()).map(x -> x + args.length).or(() -> Optional.of("never"));
        System.out.println(o.get() + o.map(String::length).orElseGet(() -> -1) + o.stream().peek(x -> System.out.print("[" + x + "]")).count());
        Comparator<int[]> byLen = (p, q) -> p.length - q.length; byLen = byLen.thenComparing((p, q) -> Arrays.compare(p, q));
        int[][] arrs = {{3}, {1, 2}, {1}, {}};
        Arrays.sort(arrs, byLen.reversed());
        System.out.println(Arrays.deepToString(arrs));
        new Thread(() -> System.out.println("in thread " + Thread.currentThread().getName().isEmpty())) {{ run(); }};
    }
    static class Math { static double scalb0(double a, float b) { return a * b; } static int multiplyExact(int a, int b) { return java.lang.Math.multiplyExact(a, b); } static int floorMod(int a, int b) { return java.lang.Math.floorMod(a, b); } }
}
