// Lookups on interfaces, defaults, arrays, Object methods, and bound receivers.
import java.lang.invoke.*;
import java.util.*;
import java.util.function.*;
import static java.lang.invoke.MethodHandles.*;
import static java.lang.invoke.MethodType.methodType;

public class InterfaceLookup {
    interface A { default String d() { return "A.d:" + n(); } String n(); static String s(int x) { return "A.s" + x; } private String p() { return "A.p"; } }
    static class X implements A { public String n() { return "X"; } }
    static class Y extends X { @Override public String n() { return "Y" + super.n(); } @Override public String d() { return "Y.d"; } MethodHandle sup() throws Exception { return lookup().findSpecial(X.class, "n", methodType(String.class), Y.class).bindTo(this); } }
    enum E implements A { P, Q { @Override public String n() { return "q!"; } }; public String n() { return name(); } }
    static void t(String n, Body b) { try { System.out.println(n + " " + b.run()); } catch (Throwable e) { System.out.println(n + " " + e.getClass().getSimpleName()); } }
    interface Body { Object run() throws Throwable; }

    public static void main(String[] args) throws Throwable {
        Lookup l = lookup();
        MethodHandle n = l.findVirtual(A.class, "n", methodType(String.class)), d = l.findVirtual(A.class, "d", methodType(String.class));
        for (A a : new A[] {new X(), new Y(), E.P, E.Q, () -> "lam"}) System.out.print((String) n.invokeExact(a) + " " + (String) d.invokeExact(a) + "; ");
        System.out.println();
        t("static", () -> l.findStatic(A.class, "s", methodType(String.class, int.class)).invoke(4));
        t("private", () -> l.findVirtual(A.class, "p", methodType(String.class)).invoke((A) new X()));
        t("special private", () -> l.in(A.class).findSpecial(A.class, "p", methodType(String.class), A.class).invoke((A) new X()));
        t("super", () -> new Y().sup().invoke());
        t("special wrong caller", () -> l.findSpecial(X.class, "n", methodType(String.class), Y.class).invoke(new Y()));
        t("toString on interface", () -> l.findVirtual(A.class, "toString", methodType(String.class)).invoke((A) E.P));
        t("class via sub", () -> l.findVirtual(Y.class, "n", methodType(String.class)).invoke(new X()));
        t("sub type", () -> l.findVirtual(Y.class, "d", methodType(String.class)).type());
        t("getClass", () -> l.findVirtual(Object.class, "getClass", methodType(Class.class)).invoke((Object) "s"));
        t("array length", () -> MethodHandles.arrayLength(String[].class).invoke(new String[3]));
        t("equals", () -> l.findVirtual(Object.class, "equals", methodType(boolean.class, Object.class)).bindTo("a").invoke((Object) "a"));
        t("list get", () -> (int) l.findVirtual(List.class, "get", methodType(Object.class, int.class)).invoke(List.of(1, 2, 3), 1));
        t("list get cast", () -> (String) l.findVirtual(List.class, "get", methodType(Object.class, int.class)).invoke(List.of(1), 0));
        t("map merge", () -> { Map<String, Integer> m = new TreeMap<>(Map.of("a", 1)); l.findVirtual(Map.class, "merge", methodType(Object.class, Object.class, Object.class, BiFunction.class)).invoke(m, "a", 5, (BiFunction<Integer, Integer, Integer>) Integer::sum); return m; });
        t("Function", () -> l.findVirtual(Function.class, "apply", methodType(Object.class, Object.class)).bindTo((Function<String, Integer>) String::length).invoke("five!"));
        t("bind null", () -> l.bind(null, "toString", methodType(String.class)));
        t("bind", () -> l.bind(new StringBuilder("ab"), "reverse", methodType(StringBuilder.class)).invoke());
        t("bind varargs", () -> l.findStatic(String.class, "format", methodType(String.class, String.class, Object[].class)).invoke("%s-%s", 1, 2));
        t("varargs none", () -> l.findStatic(String.class, "format", methodType(String.class, String.class, Object[].class)).invoke("plain"));
        t("varargs array", () -> l.findStatic(Arrays.class, "asList", methodType(List.class, Object[].class)).invoke(new Integer[] {7, 8}));
        t("enum valueOf", () -> l.findStatic(E.class, "valueOf", methodType(E.class, String.class)).invoke("Q"));
        t("enum bad", () -> l.findStatic(E.class, "valueOf", methodType(E.class, String.class)).invoke("Z"));
        t("ctor list", () -> l.findConstructor(ArrayList.class, methodType(void.class, Collection.class)).invoke(Set.of(5)));
        t("ctor abstract", () -> l.findConstructor(AbstractList.class, methodType(void.class)));
        t("ctor interface", () -> l.findConstructor(A.class, methodType(void.class)));
        t("clinit", () -> l.findStatic(X.class, "<clinit>", methodType(void.class)));
        t("init as virtual", () -> l.findVirtual(X.class, "<init>", methodType(void.class)));
        t("wrong return", () -> l.findVirtual(String.class, "length", methodType(long.class)));
        t("streams", () -> l.findVirtual(Collection.class, "stream", methodType(java.util.stream.Stream.class)).invoke(List.of(1, 2)).getClass() != null);
        t("private other", () -> l.findStatic(String.class, "join", methodType(String.class, byte[].class)));
        t("caller sensitive", () -> l.findStatic(Class.class, "forName", methodType(Class.class, String.class)).invoke("InterfaceLookup$X"));
        t("lookup lookup", () -> ((Lookup) l.findStatic(MethodHandles.class, "lookup", methodType(Lookup.class)).invoke()).lookupClass().getSimpleName().startsWith("InterfaceLookup"));
    }
}
