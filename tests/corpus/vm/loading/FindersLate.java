// Class.forName with odd loaders, loaders closed, unloaded helpers and reflection across loaders.
import java.io.InputStream;
import java.lang.reflect.*;
import java.util.*;

public class FindersLate {
    static class Iso extends ClassLoader {
        Iso() { super(ClassLoader.getPlatformClassLoader()); }
        @Override protected Class<?> findClass(String n) throws ClassNotFoundException { try (InputStream in = ClassLoader.getSystemResourceAsStream(n.replace('.', '/') + ".class")) { if (in == null) throw new ClassNotFoundException(n); byte[] b = in.readAllBytes(); return defineClass(n, b, 0, b.length); } catch (java.io.IOException e) { throw new ClassNotFoundException(n, e); } }
    }

    static Object make(Class<?> c, int v) throws Exception { Constructor<?> k = c.getDeclaredConstructor(int.class); k.setAccessible(true); return k.newInstance(v); }
    static Method get(Class<?> c, String n, Class<?>... ps) throws Exception { Method m = c.getDeclaredMethod(n, ps); m.setAccessible(true); return m; }

    public static void main(String[] args) throws Exception {
        Iso a = new Iso(), b = new Iso();
        Class<?> ca = a.loadClass("LatePlugin"), cb = b.loadClass("LatePlugin");
        Object pa = make(ca, 3), pb = make(cb, 4);
        Method ma = get(ca, "mix", ca);
        System.out.println(ma.invoke(pa, pa));
        try { ma.invoke(pa, pb); } catch (IllegalArgumentException e) { System.out.println("IAE " + e.getMessage()); }
        try { ma.invoke(pb, pb); } catch (IllegalArgumentException e) { System.out.println("IAE"); }
        Field f = ca.getDeclaredField("v");
        f.setAccessible(true);
        System.out.println(f.get(pa));
        try { f.get(pb); } catch (IllegalArgumentException e) { System.out.println("wrong receiver"); }
        System.out.println(get(ca, "isSame", Object.class).invoke(pa, pb) + " " + get(ca, "isSame", Object.class).invoke(pa, pa));
        Object lam = get(ca, "lambda").invoke(pa);
        System.out.println(((java.util.function.Supplier<?>) lam).get() + " " + (lam.getClass().getClassLoader() == a) + " " + (lam.getClass().getNestHost() == ca));
        Object rec = get(ca, "rec").invoke(pa), rec2 = get(cb, "rec").invoke(pb);
        System.out.println(rec + " " + rec.equals(rec2) + " " + (rec.hashCode() == rec2.hashCode()) + " " + rec.getClass().getClassLoader().equals(a));
        Object en = get(ca, "en").invoke(pa);
        System.out.println(en + " " + (en == get(cb, "en").invoke(pb)) + " " + ((Enum<?>) en).getDeclaringClass().getName());
        System.out.println(get(ca, "sw", String.class).invoke(null, "b") + " " + get(ca, "anonymous").invoke(pa));
        Object proxy = Proxy.newProxyInstance(a, new Class<?>[] {a.loadClass("LateItf")}, (p, m, as) -> m.getName() + (as == null ? 0 : as.length));
        System.out.println(get(a.loadClass("LateItf"), "name").invoke(proxy) + " " + (proxy.getClass().getClassLoader() == a));
        try { Proxy.newProxyInstance(b, new Class<?>[] {a.loadClass("LateItf")}, (p, m, as) -> null); } catch (IllegalArgumentException e) { System.out.println("not visible"); }
        try { get(ca, "callsHost").invoke(pa); } catch (InvocationTargetException e) { System.out.println(e.getCause()); }
        Thread t = new Thread((Runnable) get(ca, "runnable").invoke(pa));
        t.start(); t.join();
        System.out.println(new TreeSet<>(List.of(ca.getName(), cb.getName())).size() + " " + new HashSet<>(List.of(ca, cb)).size());
    }
}
interface LateItf { String name(); }
class LatePlugin {
    private final int v;
    LatePlugin(int v) { this.v = v; }
    int mix(LatePlugin o) { return v * 10 + o.v; }
    boolean isSame(Object o) { return o instanceof LatePlugin; }
    java.util.function.Supplier<String> lambda() { return () -> "lambda " + v; }
    record R(int a, String b) { }
    Object rec() { return new R(v > 0 ? 1 : 0, "r"); }
    enum E { ONE, TWO }
    Object en() { return E.TWO; }
    static int sw(String s) { switch (s) { case "a": return 1; case "b": return 2; default: return 0; } }
    String anonymous() { return new Object() { @Override public String toString() { return "anon" + v; } }.toString(); }
    void callsHost() { Object[] o = {new LatePlugin(1)}; Integer[] i = (Integer[]) (Object) new Integer[0]; o = i; o[0] = "x"; }
    Runnable runnable() { return () -> System.out.println("thread sees " + v + " " + (Thread.currentThread().getContextClassLoader() == ClassLoader.getSystemClassLoader())); }
}
