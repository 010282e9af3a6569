// Errors of defineClass: duplicates, wrong names, java packages, garbage, patched versions.
import java.io.*;
import java.util.*;

public class DefineErrors {
    static class Simple { int f() { return 7; } }
    static class L extends ClassLoader {
        L() { super(null); }
        Class<?> def(String n, byte[] b, int off, int len) { return defineClass(n, b, off, len); }
    }
    static byte[] bytes() throws IOException { try (InputStream in = DefineErrors.class.getResourceAsStream("DefineErrors$Simple.class")) { return in.readAllBytes(); } }
    static String clean(Throwable t) { return (t.getClass().getName() + ": " + t.getMessage()).replaceAll("@[0-9a-f]+", "@").replaceAll("file versions? (up to )?[0-9.]+", "file version N"); }
    static void t(String n, Body b) { try { System.out.println(n + " -> " + b.run()); } catch (Throwable e) { System.out.println(n + " -> " + clean(e)); } }
    interface Body { Object run() throws Throwable; }

    public static void main(String[] args) throws Exception {
        byte[] b = bytes();
        String n = "DefineErrors$Simple";
        L l = new L();
        t("first", () -> l.def(n, b, 0, b.length));
        t("duplicate", () -> l.def(n, b, 0, b.length));
        t("null name", () -> new L().def(null, b, 0, b.length).getName());
        t("wrong name", () -> new L().def("Other", b, 0, b.length));
        t("java package", () -> new L().def("java.lang.Mine", b, 0, b.length));
        t("slashed", () -> new L().def("a/b/C", b, 0, b.length));
        t("bad offset", () -> new L().def(n, b, 5, b.length));
        t("negative", () -> new L().def(n, b, -1, 5));
        t("zero length", () -> new L().def(n, b, 0, 0));
        t("offset copy", () -> { byte[] c = new byte[b.length + 20]; System.arraycopy(b, 0, c, 10, b.length); return new L().def(n, c, 10, b.length).getSimpleName(); });
        t("garbage", () -> new L().def(n, new byte[100], 0, 100));
        t("text", () -> new L().def(n, "public class X {}".getBytes(), 0, 17));
        t("truncated", () -> new L().def(n, b, 0, b.length - 10));
        t("new version", () -> { byte[] c = b.clone(); c[7] = (byte) 150; return new L().def(n, c, 0, c.length); });
        t("preview minor", () -> { byte[] c = b.clone(); c[4] = c[5] = (byte) 0xff; return new L().def(n, c, 0, c.length); });
        t("old version", () -> { byte[] c = b.clone(); c[7] = 40; return new L().def(n, c, 0, c.length); });
        t("null bytes", () -> new L().def(n, null, 0, 0));
        t("no such class in isolated loader", () -> new L().loadClass("DefineErrors"));
        t("boot through isolated", () -> new L().loadClass("java.util.List") == List.class);
        t("loadClass null", () -> new L().loadClass(null));
        t("nest host lost", () -> { Class<?> c = l.loadClass(n); return c.getNestHost().getName() + " " + c.isNestmateOf(DefineErrors.class); });
        t("declaring lost", () -> l.loadClass(n).getDeclaringClass());
        t("parent null", () -> l.getParent() + " " + l.getName() + " " + l.getUnnamedModule().isNamed());
        t("findLoaded", () -> new ClassLoader() { Class<?> f() { return findLoadedClass("DefineErrors"); } }.f());
        t("findSystem", () -> new ClassLoader() { Class<?> f() throws Exception { return findSystemClass("DefineErrors"); } }.f() == DefineErrors.class);
        t("bad parent", () -> new ClassLoader("", null) { });
    }
}
