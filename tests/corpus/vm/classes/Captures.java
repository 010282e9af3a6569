// Captured variables and parameters in local classes, loops, constructors and initialisers.
import java.util.*;
import java.util.function.*;

public class Captures {
    final int x;
    final Supplier<Integer> fromInit;
    { int local = 3; fromInit = () -> local + getX(); }
    int getX() { return x; }
    Captures(int p) { x = p * 2; class InCtor { int get() { return p + x; } } inCtor = new InCtor().get(); }
    final int inCtor;

    static List<Runnable> loop() { List<Runnable> rs = new ArrayList<>(); for (int i = 0; i < 3; i++) { int j = i; class Body implements Runnable { int calls; public void run() { System.out.print(j + ":" + ++calls + " "); } } Body b = new Body(); rs.add(b); rs.add(() -> b.run()); rs.add(new Runnable() { public void run() { b.calls += 10; b.run(); } }); } return rs; }

    static Function<Integer, Integer> counter(int start) { int[] box = {start}; return new Function<>() { int total; public Integer apply(Integer d) { box[0] += d; total++; return box[0] * 100 + total; } }; }

    static abstract class Base { Base() { hook(); } abstract void hook(); }
    static void captureBeforeSuper(String msg) { new Base() { void hook() { System.out.print("captured=" + msg + " "); } }; class L extends Base { final String own = "set"; void hook() { System.out.print("own=" + own + " msg=" + msg + " field=" + f + " "); } String f = "init"; } new L(); }

    static IntSupplier recursiveLocal(int n) { class Fib { int fib(int k) { return k < 2 ? k : fib(k - 1) + new Fib().fib(k - 2); } } return () -> new Fib().fib(n); }

    class Inner { int y = x + 1; class Deep { int z = x + y; IntSupplier sum() { return () -> x + y + z + Captures.this.inCtor; } } }

    static Object generic() { return new Object() { <T extends Comparable<T>> T max(T a, T b) { return a.compareTo(b) > 0 ? a : b; } @Override public String toString() { return max(3, 7) + max("q", "b"); } }; }

    public static void main(String[] args) {
        Captures c = new Captures(5);
        System.out.println(c.x + " " + c.inCtor + " " + c.fromInit.get());
        for (Runnable r : loop()) { r.run(); r.run(); }
        System.out.println();
        Function<Integer, Integer> f = counter(5), g = counter(50);
        System.out.println(f.apply(1) + " " + f.apply(2) + " " + g.apply(3) + " " + f.apply(0));
        captureBeforeSuper("hi");
        System.out.println(recursiveLocal(10).getAsInt());
        System.out.println(c.new Inner().new Deep().sum().getAsInt() + " " + generic());
        final long l = 1L << 40; final double d = 0.5; final byte b = 1; final boolean z = true; final char ch = 'c'; final float fl = 2; final short s = 3;
        Object many = new Object() { @Override public String toString() { return "" + l + d + b + z + ch + fl + s + c.x + args.length; } };
        System.out.println(many);
        int effectively = 10;
        IntUnaryOperator op = v -> { int inner = v * effectively; IntUnaryOperator in = w -> w + inner + effectively; return in.applyAsInt(v); };
        System.out.println(op.applyAsInt(3));
        for (String w : new String[] {"p", "q"}) { Supplier<Supplier<String>> ss = () -> { String t = w + w; return () -> t + w; }; System.out.print(ss.get().get() + " "); }
        try { throw new IllegalStateException("caught var"); } catch (IllegalStateException e) { Supplier<String> m = () -> e.getMessage(); System.out.println(m.get()); }
        Object o = "pattern";
        if (o instanceof String str) { Supplier<Integer> len = () -> str.length(); System.out.println(len.get()); }
        switch (3) { case 3: int scoped = 30; Runnable r = () -> System.out.println(scoped); r.run(); }
    }
}
