// Stack traces of exceptions that pass through lambdas, handles, concatenations, records, switches.
import java.lang.invoke.*;
import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;
import java.util.stream.*;

public class TracesThrough {
    static class Bad { @Override public String toString() { throw new IllegalStateException("toString"); } @Override public int hashCode() { throw new IllegalStateException("hashCode"); } @Override public boolean equals(Object o) { throw new IllegalStateException("equals"); } }
    record R(int x, Object o) { }
    interface Thrower { void run() throws Throwable; }
    static int fail(int x) { if (x > 2) throw new ArithmeticException("fail " + x); return fail(x + 1); }
    static void failRef() { throw new UnsupportedOperationException("ref"); }
    TracesThrough() { }
    TracesThrough(String s) { throw new IllegalArgumentException(s); }
    static Object id(Object o) { return o; }

    static void t(String name, Thrower r) {
        try { r.run(); System.out.println(name + " passed"); } catch (Throwable e) {
            System.out.println(name + ": " + e);
            for (StackTraceElement x : e.getStackTrace()) System.out.println("    " + x.toString().replaceAll("\\$\\$Lambda[^.]*(/0x[0-9a-f]+)?", "~Lambda").replaceAll("\\$\\d+\\(", "(").replaceAll("lambda\\$\\w+", "lambda").replaceAll("java\\.base@[\\d.]+/", "").replaceAll("java\\.base/(\\S+)\\(.*\\)", "$1"));
        }
    }

    public static void main(String[] args) throws Throwable {
        t("lambda", () -> fail(0));
        t("method ref", TracesThrough::failRef);
        t("constructor ref", () -> ((Function<String, TracesThrough>) TracesThrough::new).apply("arg"));
        t("captured", () -> { int n = args.length; Supplier<Integer> s = () -> fail(n); s.get(); });
        t("bound null", () -> { String s = args.length > 5 ? "x" : null; Supplier<Integer> f = s::length; });
        t("cast in lambda", () -> { Function f = (Function<String, Integer>) String::length; f.apply(5); });
        t("unbox null", () -> { Function<Integer, Integer> f = TracesThrough::fail; f.apply(null); });
        t("concat one", () -> System.out.println("a" + new Bad()));
        t("concat many", () -> System.out.println("a" + 1 + new Bad() + 2 + "b" + id(3)));
        t("record toString", () -> new R(1, new Bad()).toString());
        t("record hashCode", () -> new R(1, new Bad()).hashCode());
        t("record equals", () -> new R(1, new Bad()).equals(new R(1, new Bad())));
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle h = l.findStatic(TracesThrough.class, "fail", MethodType.methodType(int.class, int.class));
        t("exact", () -> { int i = (int) h.invokeExact(1); });
        t("generic", () -> { Object o = h.invoke((Object) 1); });
        t("arguments", () -> h.invokeWithArguments(0));
        t("wrong cast", () -> { Object o = h.invoke((Object) "s"); });
        t("combined", () -> { int i = (int) MethodHandles.filterArguments(h, 0, MethodHandles.identity(int.class)).invokeExact(2); });
        t("thrower", () -> MethodHandles.throwException(void.class, RuntimeException.class).invoke(new RuntimeException("thrown")));
        t("wrong type", () -> { long x = (long) h.invokeExact(1); });
        t("virtual null", () -> { int i = (int) l.findVirtual(String.class, "length", MethodType.methodType(int.class)).invokeExact((String) null); });
        t("constructor handle", () -> { Object o = (TracesThrough) l.findConstructor(TracesThrough.class, MethodType.methodType(void.class, String.class)).invokeExact("ctor"); });
        t("setter", () -> l.findVarHandle(int[].class.getComponentType() == int.class ? Holder.class : null, "v", int.class).set((Holder) null, 3));
        t("array handle", () -> MethodHandles.arrayElementVarHandle(int[].class).set(new int[2], 2, 1));
        t("stream", () -> Stream.of(1, 2, 3).map(x -> fail(x)).collect(Collectors.toList()));
        t("callable", () -> ((Callable<Object>) () -> { throw new java.io.IOException("io"); }).call());
        t("compare", () -> List.of("a", "b").stream().sorted((x, y) -> { throw new RuntimeException("cmp"); }).count());
        t("nested", () -> { Runnable a = () -> { Runnable b = () -> { Runnable c = () -> fail(3); c.run(); }; b.run(); }; a.run(); });
        t("default method", () -> ((IntUnaryOperator) x -> x).andThen(x -> fail(x)).applyAsInt(3));
        t("proxy", () -> { Runnable p = MethodHandleProxies.asInterfaceInstance(Runnable.class, MethodHandles.insertArguments(h, 0, 1).asType(MethodType.methodType(void.class))); p.run(); });
    }
    static class Holder { int v; }
}
