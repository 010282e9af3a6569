// Handles, call sites, records and concatenations while the heap is collected again and again.
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;

public class GarbageBetween {
    record P(int x, String s, List<Object> l, double d) { }
    static volatile Object sink;
    static Object[] keep = new Object[64];
    static int seed = 1;
    static void litter() { seed = seed * 1103515245 + 12345; byte[] b = new byte[(seed >>> 16) % 3000 + 2000]; sink = b; keep[(seed >>> 8) & 63] = new Object[] {b, "k" + seed}; }
    static String add(String a, Object b) { litter(); return a + "/" + b; }
    static class Noisy { final int n; Noisy(int n) { this.n = n; } @Override public String toString() { litter(); return "N" + n; } @Override public int hashCode() { litter(); return n; } @Override public boolean equals(Object o) { litter(); return o instanceof Noisy && ((Noisy) o).n == n; } }
    int field;
    volatile Object ref;
    static final VarHandle FIELD, REF, ARRAY = MethodHandles.arrayElementVarHandle(String[].class);
    static { try { FIELD = MethodHandles.lookup().findVarHandle(GarbageBetween.class, "field", int.class); REF = MethodHandles.lookup().findVarHandle(GarbageBetween.class, "ref", Object.class); } catch (ReflectiveOperationException e) { throw new ExceptionInInitializerError(e); } }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle add = l.findStatic(GarbageBetween.class, "add", MethodType.methodType(String.class, String.class, Object.class));
        MethodHandle litter = l.findStatic(GarbageBetween.class, "litter", MethodType.methodType(void.class));
        MethodHandle chain = MethodHandles.filterReturnValue(MethodHandles.foldArguments(add, litter), MethodHandles.insertArguments(add, 1, "end"));
        MethodHandle boxed = add.asType(MethodType.methodType(Object.class, Object.class, int.class));
        MethodHandle spread = add.asSpreader(Object[].class, 2);
        MethodHandle guard = MethodHandles.guardWithTest(l.findVirtual(String.class, "isEmpty", MethodType.methodType(boolean.class)), MethodHandles.dropArguments(MethodHandles.constant(String.class, "empty"), 0, String.class), MethodHandles.insertArguments(add, 1, new Noisy(9)));
        MutableCallSite site = new MutableCallSite(add);
        GarbageBetween g = new GarbageBetween();
        String[] strings = new String[5];
        long h = 0;
        for (int i = 0; i < 12000; i++) {
            litter();
            int j = i;
            Supplier<String> s = () -> { litter(); return "s" + j + new Noisy(j); };
            Function<Object, String> f = o -> o + ":" + j + 1.5 + 'c' + (Object) null;
            P p = new P(i, s.get(), List.of(new Noisy(i), i), i / 4.0);
            h = 31 * h + s.get().hashCode() + f.apply(new Noisy(1)).hashCode() + p.toString().hashCode() + p.hashCode() + (p.equals(new P(i, s.get(), List.of(new Noisy(i), i), i / 4.0)) ? 1 : 0);
            h = 31 * h + ((String) chain.invokeExact("c", (Object) i)).hashCode() + boxed.invoke("b", i).hashCode() + spread.invoke(new Object[] {"x", new Noisy(i)}).hashCode();
            h = 31 * h + guard.invoke(i % 3 == 0 ? "" : "full").hashCode() + ((String) site.dynamicInvoker().invokeExact("d", (Object) new Noisy(3))).hashCode();
            FIELD.setVolatile(g, (int) FIELD.getAndAdd(g, i) + 1);
            REF.compareAndSet(g, g.ref, (Object) s.get());
            ARRAY.setRelease(strings, i % 5, (String) REF.getAcquire(g));
            h = 31 * h + g.field + strings[i % 5].hashCode();
            if (i % 400 == 0) { MethodHandle bound = add; for (int k = 0; k < 3; k++) bound = MethodHandles.filterReturnValue(bound, MethodHandles.insertArguments(add, 1, k)); h += ((String) bound.invokeExact("m", (Object) i)).hashCode(); }
        }
        System.out.println(h + " " + g.field + " " + strings[4] + " " + g.ref);
    }
}
