// invokeExact demands exact types; messages of WrongMethodTypeException and others.
import java.lang.invoke.*;

public class ExactErrors {
    static int f(int a, String b) { return a + b.length(); }
    static Object g(Object o) { return o; }
    static void t(String n, Body b) { try { System.out.println(n + " -> " + b.run()); } catch (Throwable e) { System.out.println(n + " " + e.getClass().getName() + ": " + e.getMessage()); } }
    interface Body { Object run() throws Throwable; }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        MethodHandle f = l.findStatic(ExactErrors.class, "f", MethodType.methodType(int.class, int.class, String.class));
        MethodHandle g = l.findStatic(ExactErrors.class, "g", MethodType.methodType(Object.class, Object.class));
        t("ok", () -> (int) f.invokeExact(1, "ab"));
        t("ret Object", () -> f.invokeExact(1, "ab"));
        t("ret long", () -> (long) f.invokeExact(1, "ab"));
        t("arg Object", () -> (int) f.invokeExact(1, (Object) "ab"));
        t("arg short", () -> (int) f.invokeExact((short) 1, "ab"));
        t("too few", () -> (int) f.invokeExact(1));
        t("void", () -> { f.invokeExact(1, "ab"); return "?"; });
        t("g exact", () -> g.invokeExact("x"));
        t("g exact ok", () -> g.invokeExact((Object) "x"));
        t("loose", () -> (Object) f.invoke((Object) 1, (Object) "abc"));
        t("loose cce", () -> (Object) f.invoke((Object) 1, (Object) 2));
        t("loose npe", () -> (Object) f.invoke((Object) null, (Object) "q"));
        t("loose arity", () -> (Object) f.invoke(1));
        t("loose impossible", () -> (Object) f.invoke("1", "2"));
        t("loose narrowing", () -> (Object) f.invoke(1L, "2"));
        t("loose widening", () -> (double) f.invoke((byte) 1, "2"));
        t("loose string ret", () -> (String) f.invoke(1, "2"));
        t("void ret", () -> { f.invoke(1, "x"); return "fine"; });
        t("with args", () -> f.invokeWithArguments(1, "x"));
        t("with args cce", () -> f.invokeWithArguments("1", "x"));
        t("with args arity", () -> f.invokeWithArguments(1, "x", 2));
        t("with args list", () -> f.invokeWithArguments(java.util.List.of(4, "four")));
        t("asType", () -> f.asType(MethodType.methodType(long.class, Integer.class, Object.class)));
        t("asType bad", () -> f.asType(MethodType.methodType(String.class, Integer.class, Object.class)));
        t("asType arity", () -> f.asType(MethodType.methodType(int.class)));
        t("null target", () -> { MethodHandle n = null; return (int) n.invokeExact(1, "x"); });
        t("npe inside", () -> (int) f.invokeExact(1, (String) null));
        t("bindTo bad", () -> f.bindTo(1));
        t("bindTo cce", () -> g.asType(MethodType.methodType(Object.class, String.class)).bindTo(1));
        t("unbox ret", () -> (int) g.invoke(5));
        t("unbox ret cce", () -> (int) g.invoke("5"));
        t("unbox widen", () -> (long) g.invoke(5));
        t("unbox null", () -> (int) g.invoke(null));
        t("toString", () -> f + " " + g + " " + MethodHandles.insertArguments(f, 0, 1));
    }
}
