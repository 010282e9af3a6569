// Method.invoke: boxing, varargs, static, private, wrapped exceptions, messages.
import java.lang.reflect.*;
import java.util.*;

public class InvokeMethod {
    public static int add(int a, long b) { return (int) (a + b); }
    private String priv(String s) { return "priv" + s; }
    public static String va(String f, Object... r) { return f + Arrays.toString(r); }
    void boom(boolean checked) throws Exception { if (checked) throw new java.io.IOException("io"); throw new Error("err"); }
    static void vd() { System.out.print("void "); }
    static boolean z(boolean b) { return !b; }
    static char c(char c) { return ++c; }
    static double d(float f, double d) { return f * d; }
    static byte by(byte b, short s) { return (byte) (b + s); }
    static Object nul() { return null; }
    static class A { String who() { return "A"; } }
    static class B extends A { @Override String who() { return "B"; } }
    interface Def { default String d() { return "def" + this.getClass().getSimpleName(); } }
    static class DI implements Def { }

    static Method m(Class<?> c, String n) { for (Method m : c.getDeclaredMethods()) if (m.getName().equals(n)) return m; throw new Error(n); }
    static void t(String n, Object recv, Object... args) { call(m(InvokeMethod.class, n), recv, args); }
    static void call(Method m, Object recv, Object... args) {
        try { Object r = m.invoke(recv, args); System.out.println(m.getName() + " = " + r + (r == null ? "" : " " + r.getClass().getSimpleName())); }
        catch (InvocationTargetException e) { System.out.println(m.getName() + " ITE " + e.getMessage() + " cause " + e.getCause() + " " + (e.getTargetException() == e.getCause())); }
        catch (Exception e) { System.out.println(m.getName() + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); }
    }

    public static void main(String[] args) throws Exception {
        InvokeMethod o = new InvokeMethod();
        t("add", null, 1, 2L);
        t("add", "ignored receiver", (byte) 1, 'a');
        t("add", null, 1L, 2L);
        t("add", null, 1);
        t("add", null, 1, null);
        t("add", null, "x", 2L);
        t("priv", o, "!");
        t("priv", o, (Object) null);
        t("priv", null, "x");
        t("priv", "wrong", "x");
        t("priv", o, 5);
        t("va", null, "f", new Object[] {1, "b"});
        t("va", null, "f", null);
        t("va", null, "f", 1, 2);
        t("va", null, "f", new String[] {"s"});
        t("boom", o, true);
        t("boom", o, false);
        t("vd", null);
        m(InvokeMethod.class, "vd").invoke(null, (Object[]) null);
        t("z", null, true); t("c", null, 'x'); t("d", null, 1.5f, 2f); t("d", null, 2, 3L); t("by", null, (byte) 100, (byte) 100); t("by", null, 1, 2); t("nul", null); t("z", null, 1); t("c", null, 5);
        call(m(A.class, "who"), new B()); call(m(A.class, "who"), new A()); call(m(B.class, "who"), new A());
        call(Def.class.getMethod("d"), new DI()); call(List.class.getMethod("size"), List.of(1, 2)); call(Object.class.getMethod("toString"), 12); call(String.class.getMethod("valueOf", char[].class), null, new char[] {'h', 'i'}); call(Comparable.class.getMethod("compareTo", Object.class), "a", "b"); call(Comparable.class.getMethod("compareTo", Object.class), "a", 1);
        call(Integer.class.getMethod("parseInt", String.class), null, "zz"); call(int[].class.getMethod("hashCode").getDeclaringClass() == Object.class ? Object.class.getMethod("getClass") : null, new int[0]);
        call(Math.class.getMethod("max", int.class, int.class), null, 3, 9); call(Thread.class.getMethod("currentThread").getReturnType().getMethod("getName"), Thread.currentThread());
        for (int i = 0; i < 30; i++) if ((int) m(InvokeMethod.class, "add").invoke(null, i, 1L) != i + 1) System.out.println("bad");
        try { StringBuilder.class.getDeclaredMethod("noSuch"); } catch (NoSuchMethodException e) { System.out.println(e.getMessage()); }
    }
}
