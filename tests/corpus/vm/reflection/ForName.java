// Class.forName and loadClass variants, failures, and initialisation.
public class ForName {
    static class Init { static { System.out.print("(init) "); } }
    static class Init2 { static { System.out.print("(init2) "); } static int x; }
    static class Fails { static { System.out.print("(fails) "); int z = 1 / Integer.parseInt("0"); } }
    static void t(String n, Body b) { try { System.out.println(n + " " + b.run()); } catch (Throwable e) { System.out.println(n + " " + e.getClass().getName() + ": " + e.getMessage() + " cause " + e.getCause()); } }
    interface Body { Object run() throws Exception; }

    public static void main(String[] args) throws Exception {
        ClassLoader cl = ForName.class.getClassLoader();
        t("lit", () -> Init.class.getSimpleName());
        t("no init", () -> Class.forName("ForName$Init", false, cl));
        t("load", () -> cl.loadClass("ForName$Init"));
        t("init", () -> Class.forName("ForName$Init"));
        t("again", () -> Class.forName("ForName$Init"));
        t("init2", () -> Class.forName("ForName$Init2", true, cl).getDeclaredField("x").getInt(null));
        t("fails", () -> Class.forName("ForName$Fails"));
        t("fails again", () -> Class.forName("ForName$Fails"));
        t("fails noinit", () -> Class.forName("ForName$Fails", false, cl));
        t("boot", () -> Class.forName("java.lang.String", true, null) == String.class);
        t("boot app", () -> Class.forName("ForName", true, null));
        t("platform", () -> ClassLoader.getPlatformClassLoader().loadClass("ForName"));
        t("slash", () -> Class.forName("java/lang/String"));
        t("dot nested", () -> Class.forName("ForName.Init"));
        t("empty", () -> Class.forName(""));
        t("null", () -> Class.forName((String) null));
        t("weird", () -> Class.forName("a..b"));
        t("space", () -> Class.forName("no such class"));
        t("case", () -> Class.forName("forname"));
        t("module", () -> Class.forName(Object.class.getModule(), "java.util.List"));
        t("module no", () -> Class.forName(Object.class.getModule(), "java.util.NoList"));
        t("loaders", () -> String.class.getClassLoader() + " " + cl.getName() + " " + cl.getParent().getName() + " " + cl.getParent().getParent() + " " + int.class.getClassLoader() + (int[].class.getClassLoader() == null) + (ForName[].class.getClassLoader() == cl) + (ClassLoader.getSystemClassLoader() == cl) + (Thread.currentThread().getContextClassLoader() == cl));
        t("same", () -> Class.forName("java.util.ArrayList") == java.util.ArrayList.class);
        t("internal", () -> Class.forName("sun.misc.Unsafe").getModule().getName() + Class.forName("java.util.ImmutableCollections").getModifiers());
    }
}
