// Two loaders disagreeing about a shared type: loader constraints and LinkageError.
import java.io.InputStream;
import java.util.*;

public class LoaderConstraints {
    static byte[] bytes(String n) throws ClassNotFoundException { try (InputStream in = ClassLoader.getSystemResourceAsStream(n + ".class")) { if (in == null) throw new ClassNotFoundException(n); return in.readAllBytes(); } catch (java.io.IOException e) { throw new ClassNotFoundException(n, e); } }
    static class Own extends ClassLoader {
        final Set<String> own; final ClassLoader other;
        Own(ClassLoader other, String... own) { super(null); this.own = Set.of(own); this.other = other; }
        @Override protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException { Class<?> c = findLoadedClass(n); if (c != null) return c; if (own.contains(n)) { byte[] b = bytes(n); return defineClass(n, b, 0, b.length); } if (n.startsWith("LoaderConstraints$LC")) return other.loadClass(n); return super.loadClass(n, r); }
    }
    static String clean(Throwable t) { return t.getClass().getSimpleName() + " " + String.valueOf(t.getMessage()).replaceAll(":.*", ""); }
    static void t(String n, Class<?> c, String m) { try { var x = c.getDeclaredMethod(m); x.setAccessible(true); System.out.println(n + " " + m + " " + x.invoke(null)); } catch (java.lang.reflect.InvocationTargetException e) { System.out.println(n + " " + m + " threw " + clean(e.getCause())); } catch (Throwable e) { System.out.println(n + " " + m + " " + clean(e)); } }

    public static void main(String[] args) throws Exception {
        for (String m : new String[] {"viaMethod", "viaField", "viaOverride", "unrelated", "viaParam"}) {
            Own api = new Own(null, "LoaderConstraints$LCType", "LoaderConstraints$LCApi", "LoaderConstraints$LCBase");
            Own user = new Own(api, "LoaderConstraints$LCType", "LoaderConstraints$LCUser", "LoaderConstraints$LCSub");
            t("clash", user.loadClass("LoaderConstraints$LCUser"), m);
        }
        for (String m : new String[] {"viaMethod", "viaField", "viaOverride", "unrelated", "viaParam"}) {
            Own api = new Own(null, "LoaderConstraints$LCType", "LoaderConstraints$LCApi", "LoaderConstraints$LCBase");
            Own user = new Own(api, "LoaderConstraints$LCUser", "LoaderConstraints$LCSub");
            t("agree", user.loadClass("LoaderConstraints$LCUser"), m);
        }
        Own api = new Own(null, "LoaderConstraints$LCType", "LoaderConstraints$LCApi", "LoaderConstraints$LCBase");
        System.out.println(api.loadClass("LoaderConstraints$LCType") == api.loadClass("LoaderConstraints$LCType"));
        try { Own bad = new Own(api, "LoaderConstraints$LCType"); bad.loadClass("LoaderConstraints$LCType"); System.out.println(bad.loadClass("LoaderConstraints$LCType") == api.loadClass("LoaderConstraints$LCType")); } catch (LinkageError e) { System.out.println(clean(e)); }
    }
    public static class LCType { public int v = 5; }
    public static class LCApi { public static LCType make() { return new LCType(); } public static LCType field = new LCType(); public static int take(LCType t) { return t.v; } public static int plain() { return 1; } }
    public static class LCBase { public int accept(LCType t) { return t.v; } public LCType give() { return new LCType(); } }
    public static class LCSub extends LCBase { @Override public int accept(LCType t) { return t.v + 1; } }
    public static class LCUser { public static Object viaMethod() { return LCApi.make().v; } static Object viaField() { return LCApi.field.v; } static Object viaParam() { return LCApi.take(new LCType()); } static Object viaOverride() { return new LCSub().accept(new LCType()); } static Object unrelated() { return LCApi.plain(); } }
}
