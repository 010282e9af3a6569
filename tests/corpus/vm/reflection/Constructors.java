// Constructor.newInstance: private, varargs, inner, abstract, enum and failures.
import java.lang.reflect.*;
import java.util.*;

public class Constructors {
    final String s;
    public Constructors() { s = "noarg"; }
    private Constructors(int i, String t) { s = i + t; }
    Constructors(String... v) { s = "v" + v.length; }
    Constructors(boolean b) throws Exception { s = null; throw b ? new java.io.IOException("ctor") : new IllegalStateException("ise"); }
    class Inner { final int q; Inner(int q) { this.q = q; } public String toString() { return s + q; } }
    static abstract class Abs { Abs() { } }
    enum En { A; }
    interface If { }
    static class NoDefault { NoDefault(long l) { } }
    static class BadInit { static { if (true) throw new RuntimeException("static"); } }
    private static class Priv { private Priv() { } }

    static void t(String n, Body b) { try { System.out.println(n + " " + b.run()); } catch (InvocationTargetException e) { System.out.println(n + " ITE " + e.getCause()); } catch (Throwable e) { System.out.println(n + " " + e.getClass().getSimpleName() + ": " + e.getMessage()); } }
    interface Body { Object run() throws Exception; }

    public static void main(String[] args) throws Exception {
        Class<Constructors> c = Constructors.class;
        t("noarg", () -> c.getConstructor().newInstance().s);
        t("private", () -> c.getDeclaredConstructor(int.class, String.class).newInstance(5, "x").s);
        t("varargs", () -> c.getDeclaredConstructor(String[].class).newInstance((Object) new String[] {"a", "b"}).s);
        t("throws", () -> c.getDeclaredConstructor(boolean.class).newInstance(true));
        t("throws2", () -> c.getDeclaredConstructor(boolean.class).newInstance(false));
        t("missing args", () -> c.getDeclaredConstructor(int.class, String.class).newInstance(5));
        t("wrong args", () -> c.getDeclaredConstructor(int.class, String.class).newInstance("5", "x"));
        t("inner", () -> Inner.class.getDeclaredConstructor(c, int.class).newInstance(new Constructors("a"), 4));
        t("inner null", () -> Inner.class.getDeclaredConstructor(c, int.class).newInstance(null, 4).getClass());
        t("abstract", () -> Abs.class.getDeclaredConstructor().newInstance());
        t("enum", () -> En.class.getDeclaredConstructors()[0].newInstance("B", 1));
        t("interface", () -> If.class.getDeclaredConstructor());
        t("nodefault", () -> NoDefault.class.getDeclaredConstructor());
        t("bad init", () -> BadInit.class.getDeclaredConstructor().newInstance());
        t("bad init again", () -> BadInit.class.getDeclaredConstructor().newInstance());
        t("priv", () -> Priv.class.getDeclaredConstructor().newInstance().getClass().getSimpleName());
        t("array", () -> int[].class.getDeclaredConstructors().length + " " + int.class.getDeclaredConstructors().length + If.class.getConstructors().length);
        t("lib", () -> ArrayList.class.getConstructor(Collection.class).newInstance(List.of(1, 2)));
        t("sb", () -> StringBuilder.class.getConstructor(CharSequence.class).newInstance("abc").reverse());
        t("string", () -> String.class.getConstructor(char[].class, int.class, int.class).newInstance(new char[] {'a', 'b', 'c'}, 1, 2));
        t("closed", () -> { Constructor<?> k = String.class.getDeclaredConstructor(char[].class, int.class, int.class, Void.class); try { k.setAccessible(true); return "opened?"; } catch (InaccessibleObjectException e) { return e.getMessage().replaceAll("@[0-9a-f]+", "@"); } });
        t("class newInstance", () -> Class.forName("Constructors").newInstance() != null);
        t("sneaky", () -> Class.forName("Sneaky").newInstance());
        TreeSet<String> s = new TreeSet<>();
        for (Constructor<?> k : c.getDeclaredConstructors()) s.add(k + " " + k.isVarArgs() + Arrays.toString(k.getExceptionTypes()) + k.getParameterCount() + k.getName());
        s.forEach(System.out::println);
    }
}
class Sneaky { public Sneaky() throws Exception { throw new Exception("unwrapped"); } }
