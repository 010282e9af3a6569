// Lookup.defineClass, findClass, accessClass and ensureInitialized in the same package.
import java.lang.invoke.*;
import java.nio.charset.StandardCharsets;

public class LookupDefine {
    static byte[] renamed(String from, String to) throws Exception {
        byte[] b; try (var in = LookupDefine.class.getResourceAsStream(from + ".class")) { b = in.readAllBytes(); }
        if (from.length() != to.length()) throw new Error();
        byte[] f = from.getBytes(StandardCharsets.UTF_8), t = to.getBytes(StandardCharsets.UTF_8);
        outer:
        for (int i = 0; i + f.length <= b.length; i++) { for (int j = 0; j < f.length; j++) if (b[i + j] != f[j]) continue outer; System.arraycopy(t, 0, b, i, t.length); }
        return b;
    }

    public static void main(String[] args) throws Throwable {
        MethodHandles.Lookup l = MethodHandles.lookup();
        Class<?> c = l.defineClass(renamed("ToRename", "Renamed1"));
        System.out.println(c + " " + c.getClassLoader().getName() + " " + (Class.forName("Renamed1") == c) + " " + c.isHidden());
        Object o = c.getDeclaredConstructor().newInstance();
        System.out.println(o + " " + c.getMethod("who").invoke(o) + " " + (o instanceof Base0) + " " + ((Base0) o).call());
        try { l.defineClass(renamed("ToRename", "Renamed1")); } catch (LinkageError e) { System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage().replaceAll("@[0-9a-f]+", "@")); }
        try { Class.forName("Renamed2"); } catch (ClassNotFoundException e) { System.out.println("not yet"); }
        Class<?> c2 = l.defineClass(renamed("ToRename", "Renamed2"));
        System.out.println(l.findClass("Renamed2") == c2);
        System.out.println(l.ensureInitialized(c2) == c2);
        c2.getField("n").setInt(null, 50);
        System.out.println(c2.getField("n").get(null) + " " + c.getField("n").get(null) + " " + ToRename.n);
        try { l.defineClass(renamed("ToRename", "Rena/ed3")); } catch (IllegalArgumentException | LinkageError e) { System.out.println(e.getClass().getSimpleName()); }
        try { l.defineClass(new byte[] {1, 2, 3}); } catch (ClassFormatError e) { System.out.println("CFE"); }
        try { MethodHandles.publicLookup().defineClass(renamed("ToRename", "Renamed4")); } catch (IllegalAccessException e) { System.out.println("IAE"); }
        try { l.defineClass(null); } catch (NullPointerException e) { System.out.println("NPE"); }
        Base0 b = (Base0) c2.getDeclaredConstructor().newInstance();
        System.out.println(b.call() + " " + b.getClass().getName() + " " + b.getClass().getSuperclass().getName());
        Throwable t = (Throwable) c.getMethod("trace").invoke(null);
        System.out.println(t.getStackTrace()[0].getClassName() + " " + t.getStackTrace()[0].getFileName());
    }
}
class Base0 { String call() { return "base+" + toString(); } }
class ToRename extends Base0 { public static int n = 5; static { System.out.print("(clinit) "); } public String who() { return getClass().getName() + n++; } @Override public String toString() { return "I am " + getClass().getSimpleName(); } public static Throwable trace() { return new Throwable(); } }
