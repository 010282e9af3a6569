// LambdaMetafactory called by hand, with captures, bridges, markers and adaptation.
import java.io.Serializable;
import java.lang.invoke.*;
import java.util.function.*;

public class Metafactory {
    interface Tri { String ap(int a, long b, Object c); }
    interface GenFn<T> { T ap(T t); }
    interface StrFn extends GenFn<String> { String ap(String s); }
    static String three(int a, long b, Object c) { return a + ":" + b + ":" + c; }
    static int twice(int x) { return x * 2; }
    static long adder(int base, int x) { return base + x; }
    String inst(String s) { return "inst" + s; }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodType tt = MethodType.methodType(String.class, int.class, long.class, Object.class);
        CallSite cs = LambdaMetafactory.metafactory(l, "ap", MethodType.methodType(Tri.class), tt, l.findStatic(Metafactory.class, "three", tt), tt);
        Tri t = (Tri) cs.getTarget().invokeExact();
        System.out.println(t.ap(1, 2L, "x") + " " + (cs instanceof ConstantCallSite) + " " + (t == (Tri) cs.getTarget().invokeExact()) + " " + cs.type());
        MethodHandle tw = l.findStatic(Metafactory.class, "twice", MethodType.methodType(int.class, int.class));
        Function<Integer, Integer> f = (Function<Integer, Integer>) LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(Function.class), MethodType.methodType(Object.class, Object.class), tw, MethodType.methodType(Integer.class, Integer.class)).getTarget().invoke();
        System.out.println(f.apply(21) + " " + f.andThen(x -> x + 1).apply(1));
        IntUnaryOperator iu = (IntUnaryOperator) LambdaMetafactory.metafactory(l, "applyAsInt", MethodType.methodType(IntUnaryOperator.class), MethodType.methodType(int.class, int.class), tw, MethodType.methodType(int.class, int.class)).getTarget().invoke();
        System.out.println(iu.applyAsInt(5));
        MethodHandle ad = l.findStatic(Metafactory.class, "adder", MethodType.methodType(long.class, int.class, int.class));
        CallSite cap = LambdaMetafactory.metafactory(l, "applyAsLong", MethodType.methodType(IntToLongFunction.class, int.class), MethodType.methodType(long.class, int.class), ad, MethodType.methodType(long.class, int.class));
        IntToLongFunction p10 = (IntToLongFunction) cap.getTarget().invokeExact(10), p99 = (IntToLongFunction) cap.getTarget().invokeExact(99);
        System.out.println(p10.applyAsLong(1) + " " + p99.applyAsLong(1) + " " + (p10 == p99) + (p10.getClass() == p99.getClass()));
        MethodHandle in = l.findVirtual(Metafactory.class, "inst", MethodType.methodType(String.class, String.class));
        UnaryOperator<String> bound = (UnaryOperator<String>) LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(UnaryOperator.class, Metafactory.class), MethodType.methodType(Object.class, Object.class), in, MethodType.methodType(String.class, String.class)).getTarget().invoke(new Metafactory());
        BiFunction<Metafactory, String, String> unbound = (BiFunction<Metafactory, String, String>) LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(BiFunction.class), MethodType.methodType(Object.class, Object.class, Object.class), in, MethodType.methodType(String.class, Metafactory.class, String.class)).getTarget().invoke();
        System.out.println(bound.apply("B") + unbound.apply(new Metafactory(), "U"));
        Supplier<StringBuilder> ctor = (Supplier<StringBuilder>) LambdaMetafactory.metafactory(l, "get", MethodType.methodType(Supplier.class), MethodType.methodType(Object.class), l.findConstructor(StringBuilder.class, MethodType.methodType(void.class)), MethodType.methodType(StringBuilder.class)).getTarget().invoke();
        System.out.println(ctor.get().append("new") + " " + (ctor.get() == ctor.get()));
        Consumer<String> drop = (Consumer<String>) LambdaMetafactory.metafactory(l, "accept", MethodType.methodType(Consumer.class), MethodType.methodType(void.class, Object.class), l.findVirtual(String.class, "length", MethodType.methodType(int.class)), MethodType.methodType(void.class, String.class)).getTarget().invoke();
        drop.accept("dropped"); System.out.println("void return");
        CallSite alt = LambdaMetafactory.altMetafactory(l, "ap", MethodType.methodType(StrFn.class), MethodType.methodType(String.class, String.class), l.findVirtual(String.class, "trim", MethodType.methodType(String.class)), MethodType.methodType(String.class, String.class), LambdaMetafactory.FLAG_BRIDGES | LambdaMetafactory.FLAG_MARKERS, 2, Cloneable.class, Runnable0.class, 1, MethodType.methodType(Object.class, Object.class));
        StrFn sf = (StrFn) alt.getTarget().invoke();
        System.out.println("[" + sf.ap(" s ") + "][" + ((GenFn<String>) sf).ap(" g ") + "] " + (sf instanceof Cloneable) + (sf instanceof Runnable0) + (sf instanceof Serializable));
        for (int k = 0; k < 5; k++) try {
            switch (k) {
                case 0: LambdaMetafactory.metafactory(l, "ap", MethodType.methodType(String.class), tt, tw, tt); break;
                case 1: LambdaMetafactory.metafactory(l, "ap", MethodType.methodType(Tri.class), tt, tw, tt); break;
                case 2: LambdaMetafactory.metafactory(l, "ap", MethodType.methodType(Tri.class), tt, MethodHandles.insertArguments(tw, 0, 1), tt); break;
                case 3: LambdaMetafactory.metafactory(l, "apply", MethodType.methodType(Function.class), MethodType.methodType(Object.class, Object.class), tw, MethodType.methodType(Integer.class, String.class)); break;
                default: LambdaMetafactory.metafactory(MethodHandles.publicLookup(), "run", MethodType.methodType(Runnable.class), MethodType.methodType(void.class), tw, MethodType.methodType(void.class));
            }
            System.out.println(k + " ok");
        } catch (LambdaConversionException e) { System.out.println(k + " LambdaConversionException " + (k < 2 ? e.getMessage() : "")); } catch (IllegalArgumentException e) { System.out.println(k + " IAE"); }
    }
    interface Runnable0 { }
}
