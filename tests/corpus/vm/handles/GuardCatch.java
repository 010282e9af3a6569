// guardWithTest, catchException, tryFinally and throwException.
import java.lang.invoke.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class GuardCatch {
    static boolean isBig(int n) { return n > 100; }
    static String big(int n, String s) { return "big" + n + s; }
    static String small(int n, String s) { if (n < 0) throw new IllegalArgumentException("neg " + n); if (n == 0) throw new Error("zero"); return "small" + n + s; }
    static String handler(IllegalArgumentException e, int n) { return "handled " + e.getMessage() + " n=" + n; }
    static String cleanup(Throwable t, String r, int n) { System.out.print("[cleanup t=" + (t == null ? null : t.getMessage()) + " r=" + r + " n=" + n + "] "); return r == null ? null : r + "!"; }
    static void vclean(Throwable t) { System.out.print("[v " + t + "] "); }
    static void vbody(int k) { if (k == 0) throw new IllegalStateException("k0"); System.out.print("body" + k + " "); }
    static int rethrow(Throwable t, int r) throws Throwable { return r * 10; }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup();
        MethodType ms = methodType(String.class, int.class, String.class);
        MethodHandle test = l.findStatic(GuardCatch.class, "isBig", methodType(boolean.class, int.class));
        MethodHandle big = l.findStatic(GuardCatch.class, "big", ms), small = l.findStatic(GuardCatch.class, "small", ms);
        MethodHandle g = guardWithTest(test, big, small);
        System.out.println(g.invoke(500, "x") + " " + g.invoke(5, "y"));
        MethodHandle c = catchException(g, IllegalArgumentException.class, l.findStatic(GuardCatch.class, "handler", methodType(String.class, IllegalArgumentException.class, int.class)));
        System.out.println(c.invoke(-4, "z") + " " + c.invoke(3, "q"));
        try { c.invoke(0, ""); } catch (Error e) { System.out.println("passed through " + e.getMessage()); }
        MethodHandle f = tryFinally(c, l.findStatic(GuardCatch.class, "cleanup", methodType(String.class, Throwable.class, String.class, int.class)));
        System.out.println(f.invoke(-4, "z") + " " + f.invoke(200, "w"));
        try { System.out.println(f.invoke(0, "e")); } catch (Error e) { System.out.println("finally rethrew " + e.getMessage()); }
        MethodHandle v = tryFinally(l.findStatic(GuardCatch.class, "vbody", methodType(void.class, int.class)), l.findStatic(GuardCatch.class, "vclean", methodType(void.class, Throwable.class)));
        v.invoke(2);
        try { v.invoke(0); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        MethodHandle th = throwException(int.class, IllegalStateException.class);
        System.out.println(th.type());
        try { int r = (int) th.invokeExact(new IllegalStateException("thrown")); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        MethodHandle chain = catchException(th.asType(methodType(int.class, Exception.class)), RuntimeException.class, dropArguments(constant(int.class, 99), 0, RuntimeException.class));
        System.out.println((int) chain.invoke((Exception) new IllegalStateException()));
        try { chain.invoke(new Exception("not ise")); } catch (ClassCastException e) { System.out.println("cce"); } catch (Exception e) { System.out.println("?" + e); }
        MethodHandle nested = guardWithTest(dropArguments(constant(boolean.class, true), 0, int.class), guardWithTest(test, dropArguments(constant(int.class, 1), 0, int.class), identity(int.class)), identity(int.class));
        System.out.println((int) nested.invokeExact(500) + " " + (int) nested.invokeExact(7));
        MethodHandle tf = tryFinally(identity(int.class), l.findStatic(GuardCatch.class, "rethrow", methodType(int.class, Throwable.class, int.class)));
        System.out.println((int) tf.invokeExact(4));
        for (Runnable bad : new Runnable[] {() -> guardWithTest(big, big, small), () -> guardWithTest(test, big, test), () -> catchException(big, Error.class, small), () -> throwException(int.class, (Class) String.class), () -> tryFinally(big, small)}) {
            try { bad.run(); System.out.println("ok"); } catch (RuntimeException e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage()); }
        }
    }
}
