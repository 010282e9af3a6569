// Lambdas capturing nothing, locals of all primitive types, this and arrays.
import java.util.function.*;

public class LambdaCaptures {
    int inst = 5;
    static int stat = 9;
    interface Z { boolean get(); }
    interface C { char get(); }
    interface F { float get(); }
    interface B { byte get(); }
    interface S { short get(); }

    Supplier<String> self() { return () -> "inst" + inst + stat + this.inst++; }
    Supplier<Supplier<String>> nested(int a) { int b = a * 2; return () -> { int c = b + a; return () -> a + "," + b + "," + c + "," + inst; }; }

    static Runnable counter(int[] cell) { return () -> cell[0]++; }
    static IntSupplier adder(int a, int b, int c, int d, int e) { return () -> a + b + c + d + e; }

    public static void main(String[] args) {
        boolean z = true; byte b = -1; char c = 'q'; short s = -300; int i = 1 << 30; long l = 1L << 60; float f = 2.5f; double d = -1e-9; String t = "str"; Object n = null; int[] arr = {1, 2};
        Z zz = () -> !z; B bb = () -> (byte) (b - 1); C cc = () -> (char) (c + 1); S ss = () -> (short) (s * 2); IntSupplier ii = () -> i + i; LongSupplier ll = () -> l << 3; F ff = () -> f / 0; DoubleSupplier dd = () -> d * d;
        System.out.println(zz.get() + " " + bb.get() + " " + cc.get() + " " + ss.get() + " " + ii.getAsInt() + " " + ll.getAsLong() + " " + ff.get() + " " + dd.getAsDouble());
        Supplier<String> all = () -> "" + z + b + c + s + i + l + f + d + t + n + arr.length + arr[1];
        arr[1] = 77;
        System.out.println(all.get());
        LambdaCaptures o = new LambdaCaptures();
        Supplier<String> sf = o.self();
        System.out.println(sf.get() + " " + sf.get() + " " + o.inst);
        Supplier<Supplier<String>> ns = o.nested(3);
        o.inst = 100;
        System.out.println(ns.get().get() + " " + o.nested(4).get().get());
        int[] cell = {0};
        Runnable r = counter(cell);
        r.run(); r.run(); counter(cell).run();
        System.out.println(cell[0] + " " + adder(1, 2, 3, 4, 5).getAsInt());
        Runnable[] rs = new Runnable[3];
        for (int k = 0; k < 3; k++) { int kk = k; rs[k] = () -> System.out.print(kk + " "); }
        for (String w : new String[] {"x", "y"}) { Runnable p = () -> System.out.print(w + " "); p.run(); }
        for (Runnable x : rs) x.run();
        System.out.println();
        BiFunction<Long, Double, String> mix = (x, y) -> x + y + l + f + t;
        System.out.println(mix.apply(1L, 2.0));
        Function<Integer, Function<Integer, Function<Integer, Integer>>> curry = x -> y -> w -> x * 100 + y * 10 + w;
        System.out.println(curry.apply(1).apply(2).apply(3));
        LongBinaryOperator lb = (x, y) -> x * y - l; DoubleUnaryOperator du = x -> x + d + f; ObjIntConsumer<String> oc = (x, y) -> System.out.print(x + y + i + " "); ToLongFunction<String> tl = x -> x.length() + l;
        oc.accept("oc", 3);
        System.out.println(lb.applyAsLong(2, 3) + " " + du.applyAsDouble(1) + " " + tl.applyAsLong("four"));
        Supplier<Runnable> sr = () -> () -> System.out.println("inner " + t + stat);
        sr.get().run();
    }
}
