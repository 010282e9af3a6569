// ObjectMethods and other bootstraps of the library called by hand.
import java.lang.invoke.*;
import java.lang.runtime.ObjectMethods;

public class ObjectMethodsBoot {
    static class P { final int x; final String s; final double d; P(int x, String s, double d) { this.x = x; this.s = s; this.d = d; } }
    enum E { A, B }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle gx = l.findGetter(P.class, "x", int.class), gs = l.findGetter(P.class, "s", String.class), gd = l.findGetter(P.class, "d", double.class);
        MethodHandle eq = (MethodHandle) ObjectMethods.bootstrap(l, "equals", MethodHandle.class, P.class, "x;s;d", gx, gs, gd);
        MethodHandle hc = (MethodHandle) ObjectMethods.bootstrap(l, "hashCode", MethodHandle.class, P.class, "x;s;d", gx, gs, gd);
        CallSite ts = (CallSite) ObjectMethods.bootstrap(l, "toString", MethodType.methodType(String.class, P.class), P.class, "x;s;d", gx, gs, gd);
        P a = new P(1, "q", 2.5), b = new P(1, "q", 2.5), c = new P(1, null, -0.0), d = new P(1, null, 0.0);
        System.out.println((boolean) eq.invokeExact(a, (Object) b) + " " + (boolean) eq.invokeExact(a, (Object) c) + " " + (boolean) eq.invokeExact(c, (Object) d) + " " + (boolean) eq.invokeExact(a, (Object) "x") + " " + (boolean) eq.invokeExact(a, (Object) null) + " " + (boolean) eq.invokeExact(a, (Object) a));
        System.out.println((int) hc.invokeExact(a) + " " + (int) hc.invokeExact(c) + " " + (int) hc.invokeExact(d));
        System.out.println((String) ts.getTarget().invokeExact(a) + " " + (String) ts.getTarget().invokeExact(c));
        MethodHandle none = (MethodHandle) ObjectMethods.bootstrap(l, "toString", MethodHandle.class, P.class, "");
        System.out.println((String) none.invoke(a) + " " + ((MethodHandle) ObjectMethods.bootstrap(l, "hashCode", MethodHandle.class, P.class, "")).invoke(a));
        for (String n : new String[] {"clone", "equals"}) try { ObjectMethods.bootstrap(l, n, MethodHandle.class, P.class, n.equals("clone") ? "x" : "x;y", gx); System.out.println("ok"); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(ConstantBootstraps.nullConstant(l, "n", String.class) + " " + ConstantBootstraps.primitiveClass(l, "J", Class.class) + " " + ConstantBootstraps.enumConstant(l, "B", E.class) + " " + ConstantBootstraps.getStaticFinal(l, "MAX_VALUE", int.class, Integer.class) + " " + ConstantBootstraps.explicitCast(l, "_", int.class, 3.9) + " " + ConstantBootstraps.invoke(l, "_", Object.class, l.findVirtual(String.class, "concat", MethodType.methodType(String.class, String.class)), "a", "b"));
        VarHandle v = ConstantBootstraps.arrayVarHandle(l, "_", VarHandle.class, int[].class);
        int[] arr = {1, 2};
        System.out.println((int) v.getAndAdd(arr, 1, 5) + arr[1]);
        try { ConstantBootstraps.enumConstant(l, "Z", E.class); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        try { ConstantBootstraps.primitiveClass(l, "Q", Class.class); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
    }
}
