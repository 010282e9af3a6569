// Constant pool strings patched in compiled classes to break their links.
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class PatchConstants {
    static byte[] bytes(String n) throws Exception { try (InputStream in = PatchConstants.class.getResourceAsStream(n + ".class")) { return in.readAllBytes(); } }
    static byte[] patch(byte[] b, String from, String to) {
        byte[] f = from.getBytes(StandardCharsets.UTF_8), t = to.getBytes(StandardCharsets.UTF_8);
        if (f.length != t.length) throw new Error("length");
        b = b.clone();
        for (int i = 0; i + f.length + 2 < b.length; i++) {
            boolean eq = b[i] == 1 && (b[i + 1] & 255) << 8 == 0 && (b[i + 2] & 255) == f.length && i + 3 + f.length <= b.length;
            for (int j = 0; eq && j < f.length; j++) eq = b[i + 3 + j] == f[j];
            if (eq) System.arraycopy(t, 0, b, i + 3, t.length);
        }
        return b;
    }
    static class L extends ClassLoader { final Map<String, byte[]> m = new HashMap<>(); L() { super(PatchConstants.class.getClassLoader()); } @Override protected Class<?> loadClass(String n, boolean r) throws ClassNotFoundException { byte[] b = m.get(n); if (b == null) return super.loadClass(n, r); Class<?> c = findLoadedClass(n); return c != null ? c : defineClass(n, b, 0, b.length); } }

    static void t(String title, String cls, String from, String to) throws Exception {
        L l = new L();
        for (String c : new String[] {"PUser", "PLib", "PAbs"}) l.m.put(c, bytes(c));
        l.m.put(cls, patch(bytes(cls), from, to));
        Object u;
        try { var k = l.loadClass("PUser").getDeclaredConstructor(); k.setAccessible(true); u = k.newInstance(); } catch (Throwable e) { System.out.println(title + " new: " + e.getClass().getName()); return; }
        for (String m : new String[] {"callStatic", "callInst", "readField", "callAbs", "cast"}) {
            try { var x = u.getClass().getMethod(m); x.setAccessible(true); System.out.println(title + " " + m + ": " + x.invoke(u)); }
            catch (java.lang.reflect.InvocationTargetException e) { System.out.println(title + " " + m + ": " + e.getCause().getClass().getName() + ": " + ("" + e.getCause().getMessage()).replaceAll("@[0-9a-f]+", "@")); }
        }
    }

    public static void main(String[] args) throws Exception {
        t("intact", "PLib", "zzzz", "zzzz");
        t("static renamed", "PLib", "statMeth", "statMoth");
        t("static signature", "PLib", "(ILjava/lang/String;)J", "(ILjava/lang/Objec1;)J");
        t("instance renamed", "PLib", "instMeth", "xnstMeth");
        t("field renamed", "PLib", "theField", "tieField");
        t("abstract renamed", "PLib", "abstractM", "abstractX");
        t("user calls missing class", "PUser", "PLib", "PLub");
        t("super missing", "PLib", "PAbs", "PObs");
        t("abs method renamed", "PAbs", "abstractM", "abstractY");
    }
}
class PUser { public PUser() { } public Object callStatic() { return PLib.statMeth(3, "four"); } public Object callInst() { return new PLib().instMeth(); } public Object readField() { return new PLib().theField + PLib.theStatic; } public Object callAbs() { PAbs a = new PLib(); return a.abstractM(); } public Object cast() { Object o = new PLib(); return ((PAbs) o).getClass() == o.getClass(); } }
abstract class PAbs { abstract String abstractM(); }
class PLib extends PAbs { int theField = 4; static int theStatic = 5; static long statMeth(int a, String b) { return a + b.length(); } String instMeth() { return "inst"; } String abstractM() { return "implemented"; } }
