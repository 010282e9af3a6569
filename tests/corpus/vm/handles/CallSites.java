// Constant, mutable and volatile call sites with dynamicInvoker, and SwitchPoint.
import java.lang.invoke.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class CallSites {
    static String a(int x) { return "a" + x; }
    static String b(int x) { return "b" + x; }
    static class Relinking extends MutableCallSite {
        int misses;
        Relinking() throws Throwable { super(methodType(String.class, int.class)); setTarget(lookup().findVirtual(Relinking.class, "first", methodType(String.class, int.class)).bindTo(this)); }
        String first(int x) throws Throwable { misses++; MethodHandle m = lookup().findStatic(CallSites.class, x > 5 ? "a" : "b", type()); setTarget(m); return "linked:" + m.invoke(x); }
    }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup();
        MethodType t = methodType(String.class, int.class);
        MethodHandle a = l.findStatic(CallSites.class, "a", t), b = l.findStatic(CallSites.class, "b", t);
        ConstantCallSite c = new ConstantCallSite(a);
        System.out.println((String) c.dynamicInvoker().invokeExact(1) + c.type() + (c.getTarget() == a));
        try { c.setTarget(b); } catch (UnsupportedOperationException e) { System.out.println("constant"); }
        MutableCallSite m = new MutableCallSite(a);
        MethodHandle inv = m.dynamicInvoker();
        System.out.print((String) inv.invokeExact(2) + " ");
        m.setTarget(b);
        System.out.println((String) inv.invokeExact(2) + " " + insertArguments(inv, 0, 9).invoke());
        MutableCallSite.syncAll(new MutableCallSite[] {m});
        try { m.setTarget(identity(int.class)); } catch (WrongMethodTypeException e) { System.out.println(e.getMessage()); }
        try { m.setTarget(null); } catch (NullPointerException e) { System.out.println("npe"); }
        MutableCallSite empty = new MutableCallSite(t);
        try { empty.dynamicInvoker().invoke(1); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        VolatileCallSite v = new VolatileCallSite(b);
        MethodHandle vi = v.dynamicInvoker();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 6; i++) { v.setTarget(i % 2 == 0 ? a : b); sb.append((String) vi.invokeExact(i)); }
        System.out.println(sb);
        Relinking r = new Relinking();
        MethodHandle ri = r.dynamicInvoker();
        System.out.println(ri.invoke(7) + " " + ri.invoke(1) + " " + ri.invoke(2) + " " + r.misses);
        SwitchPoint sp = new SwitchPoint(), sp2 = new SwitchPoint();
        MethodHandle g = sp.guardWithTest(a, sp2.guardWithTest(b, dropArguments(constant(String.class, "none"), 0, int.class)));
        System.out.print(g.invoke(1) + " " + sp.hasBeenInvalidated() + " ");
        SwitchPoint.invalidateAll(new SwitchPoint[] {sp});
        System.out.print(g.invoke(1) + " " + sp.hasBeenInvalidated() + " ");
        SwitchPoint.invalidateAll(new SwitchPoint[] {sp2});
        System.out.println(g.invoke(1));
    }
}
