// Lambdas made during class initialisation, in interfaces, enums, constructors and exceptions from them.
import java.util.*;
import java.util.function.*;

public class LambdaInit {
    static List<String> log = new ArrayList<>();
    static class Eager { static final Supplier<String> S = () -> "eager" + count(); static int n; static int count() { return ++n; } static final String FIRST = S.get(); }
    static class Fails { static final Runnable R = () -> { throw new IllegalStateException("lambda in clinit"); }; static { R.run(); } static void touch() { } }
    interface Consts { Supplier<Integer> A = () -> Consts.B.get() * 2; Supplier<Integer> B = () -> 21; }
    enum Step { ONE(x -> x + 1), TWO(Step::dbl), THREE(x -> Step.valueOf("ONE").f.applyAsInt(x) * 10); final IntUnaryOperator f; Step(IntUnaryOperator f) { this.f = f; } static int dbl(int x) { return x * 2; } }
    static class Self { final Supplier<Self> me = () -> this; final int v; Self(int v) { this.v = v; log.add("self" + me.get().v); } }
    static abstract class Base { final String s; Base(Supplier<String> sup) { s = sup.get() + describe(); } abstract String describe(); }
    static class Child extends Base { final String own = "own"; final Supplier<String> lam = () -> own; Child(int x) { super(() -> "arg" + x); } String describe() { return lam == null ? ":null" : ":set"; } }
    static Function<Integer, Integer> rec; static { rec = n -> n < 2 ? 1 : n * rec.apply(n - 1); }
    final Map<String, Consumer<String>> handlers = new TreeMap<>(); { handlers.put("a", s -> log.add("A" + s)); handlers.put("b", this::handle); handlers.put("c", log::add); }
    void handle(String s) { log.add("H" + s + handlers.size()); }
    static class Lazy<T> { private Supplier<? extends T> s; private T v; Lazy(Supplier<? extends T> s) { this.s = s; } T get() { if (s != null) { v = s.get(); s = null; } return v; } <R> Lazy<R> map(Function<? super T, ? extends R> f) { return new Lazy<>(() -> f.apply(get())); } }

    public static void main(String[] args) {
        System.out.println(Eager.FIRST + Eager.S.get() + Eager.n);
        for (int i = 0; i < 2; i++) try { Fails.touch(); } catch (Throwable t) { System.out.println(t.getClass().getSimpleName() + " " + (t.getCause() == null ? null : t.getCause().getMessage())); }
        System.out.println(Consts.A.get());
        for (Step s : Step.values()) System.out.print(s.f.applyAsInt(5) + " ");
        System.out.println();
        new Self(9); System.out.println(log); log.clear();
        System.out.println(new Child(3).s + new Child(4).lam.get() + rec.apply(6));
        LambdaInit l = new LambdaInit();
        l.handlers.forEach((k, h) -> h.accept(k));
        System.out.println(log); log.clear();
        Lazy<Integer> z = new Lazy<>(() -> { log.add("computed"); return 6; });
        Lazy<String> m = z.map(x -> x * 7).map(x -> "v" + x);
        System.out.println(log + " " + m.get() + m.get() + z.get() + log);
        Supplier<Supplier<Supplier<String>>> deep = () -> () -> () -> "deep" + args.length;
        System.out.println(deep.get().get().get());
        Runnable r = () -> { class Local { int v = 5; Supplier<Integer> s = () -> v++; } Local a = new Local(); a.s.get(); System.out.println(a.s.get() + a.v); };
        r.run();
        Callable0<Integer> c = () -> { try { return Integer.parseInt("x"); } catch (NumberFormatException e) { return -1; } finally { log.add("fin"); } };
        System.out.println(c.call() + " " + log.get(log.size() - 1));
        Object o = (Runnable & java.io.Serializable) () -> { };
        System.out.println(o instanceof java.io.Serializable);
        int x = 0; int[] arr = {1}; IntSupplier add = () -> arr[0] += 5; x += add.getAsInt() + add.getAsInt(); System.out.println(x);
    }
    interface Callable0<T> { T call(); }
}
