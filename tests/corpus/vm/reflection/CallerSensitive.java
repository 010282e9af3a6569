// Access checks between classes, packages and nests, with setAccessible and its limits.
import java.lang.reflect.*;

public class CallerSensitive {
    private static String nested() { return "nest ok"; }
    static class In { private int x = 5; private static String s = "ss"; private In() { } private String m() { return "in.m"; } }
    static void t(String n, Body b) { try { System.out.println(n + ": " + b.run()); } catch (Throwable e) { System.out.println(n + ": " + e.getClass().getSimpleName() + " " + String.valueOf(e.getMessage()).replaceAll("@[0-9a-f]+", "@")); } }
    interface Body { Object run() throws Exception; }

    public static void main(String[] args) throws Exception {
        t("own private", () -> CallerSensitive.class.getDeclaredMethod("nested").invoke(null));
        t("nestmate field", () -> In.class.getDeclaredField("x").get(new In()));
        t("nestmate method", () -> In.class.getDeclaredMethod("m").invoke(new In()));
        t("nestmate ctor", () -> In.class.getDeclaredConstructor().newInstance() != null);
        t("other private field", () -> Other.class.getDeclaredField("secret").get(new Other()));
        t("other private method", () -> Other.class.getDeclaredMethod("hid").invoke(new Other()));
        t("other package field", () -> Other.class.getDeclaredField("pkg").get(new Other()));
        t("other protected", () -> Other.class.getDeclaredField("prot").get(new Other()));
        t("other private ctor", () -> Other.class.getDeclaredConstructor(int.class).newInstance(1));
        t("opened", () -> { Field f = Other.class.getDeclaredField("secret"); f.setAccessible(true); return f.get(new Other()) + " " + f.isAccessible() + Other.class.getDeclaredField("secret").isAccessible(); });
        t("opened method", () -> { Method m = Other.class.getDeclaredMethod("hid"); System.out.print(m.canAccess(new Other()) + " " + m.trySetAccessible() + m.canAccess(new Other()) + " "); return m.invoke(new Other()); });
        t("static canAccess", () -> Other.class.getDeclaredField("pub").canAccess(null));
        t("canAccess null", () -> Other.class.getDeclaredField("secret").canAccess(null));
        t("closed jdk field", () -> { Field f = String.class.getDeclaredField("hash"); f.setAccessible(true); return f.get("x"); });
        t("closed jdk try", () -> { Field f = String.class.getDeclaredField("hash"); return f.trySetAccessible(); });
        t("public jdk", () -> Integer.class.getField("MAX_VALUE").get(null));
        t("public method of hidden class", () -> java.util.Collections.unmodifiableList(java.util.List.of(1)).getClass().getMethod("size").invoke(java.util.Collections.unmodifiableList(java.util.List.of(1))));
        t("via interface", () -> java.util.List.class.getMethod("size").invoke(java.util.Collections.unmodifiableList(java.util.List.of(1))));
        t("array access", () -> AccessibleObject.class.getMethod("setAccessible", AccessibleObject[].class, boolean.class) != null);
        t("bulk", () -> { Field[] fs = {Other.class.getDeclaredField("secret"), Other.class.getDeclaredField("pkg")}; AccessibleObject.setAccessible(fs, true); return fs[0].get(new Other()) + "" + fs[1].get(new Other()); });
        t("class ctor", () -> { Constructor<?> c = Class.class.getDeclaredConstructors()[0]; c.setAccessible(true); return "?"; });
        t("final static", () -> { Field f = Other.class.getDeclaredField("K"); f.setAccessible(true); f.set(null, 5); return "?"; });
        t("hidden filter", () -> Field.class.getDeclaredFields().length == 0 ? "filtered" : "fields");
        t("loader filter", () -> { for (Field f : ClassLoader.class.getDeclaredFields()) if (f.getName().equals("parent")) return "seen"; return "hidden"; });
    }
}
class Other { private int secret = 42; int pkg = 43; protected int prot = 44; public static int pub = 45; private static final Integer K = 3; private String hid() { return "hid"; } Other() { } private Other(int x) { } }
