// Null in every place the language allows and what happens then.
import java.util.*;

public class NullCases {
    static String s; static Integer i; static int[] a; static NullCases self; static Runnable r; static Boolean b; static List<String> list;
    String field = "f"; static String st = "static";
    static void t(String n, Runnable r) { try { r.run(); System.out.println(n + " fine"); } catch (NullPointerException e) { System.out.println(n + " NPE"); } catch (RuntimeException e) { System.out.println(n + " " + e.getClass().getSimpleName()); } }
    static String over(Object o) { return "Object"; }
    static String over(String o) { return "String"; }
    static String va(Object... o) { return o == null ? "null array" : o.length + ""; }

    public static void main(String[] args) {
        t("concat", () -> System.out.print(s + "x" + null + i + " "));
        t("concat +=", () -> { String q = null; q += "y"; q += null; System.out.print(q + " "); });
        t("equals", () -> System.out.print("a".equals(s) + " " + Objects.equals(s, null) + " "));
        t("call", () -> s.length());
        t("unbox", () -> { int x = i; });
        t("unbox compare", () -> System.out.print(i == 5));
        t("box compare null", () -> System.out.print((i == null) + " "));
        t("unbox arith", () -> i++);
        t("unbox cond", () -> { if (b) { } });
        t("ternary unbox", () -> { Integer x = args.length == 0 ? i : 0; });
        t("ternary box", () -> { Integer x = args.length == 0 ? i : Integer.valueOf(0); System.out.print(x + " "); });
        t("array", () -> System.out.print(a.length));
        t("array store", () -> a[0] = 1);
        t("foreach array", () -> { for (int x : a) { } });
        t("foreach list", () -> { for (String x : list) { } });
        t("switch string", () -> { switch (s) { default: } });
        t("switch enum", () -> { Thread.State x = null; switch (x) { case NEW: } });
        t("synchronized", () -> { synchronized (s) { } });
        t("throw", () -> { RuntimeException e = null; throw e; });
        t("instanceof", () -> System.out.print((s instanceof String) + " " + (self instanceof Object) + " "));
        t("cast", () -> { String q = (String) (Object) null; Integer w = (Integer) (Object) q; System.out.print(w + " "); });
        t("static via null", () -> System.out.print(self.st + " " + ((NullCases) null).st + " "));
        t("field", () -> System.out.print(self.field));
        t("runnable", () -> r.run());
        t("method ref", () -> { Runnable q = s::length; });
        t("method ref run", () -> ((java.util.function.Function<String, Integer>) String::length).apply(s));
        t("overload", () -> System.out.print(over(null) + over((Object) null) + va() + va((Object) null) + va((Object[]) null) + va(null, null) + " "));
        t("valueOf", () -> System.out.print(String.valueOf((Object) null) + " "));
        t("valueOf chars", () -> String.valueOf((char[]) null));
        t("print chars", () -> System.out.print((char[]) null));
        t("print string", () -> System.out.print((String) null + " "));
        t("StringBuilder", () -> System.out.print(new StringBuilder().append((String) null).append((Object) null).append((CharSequence) null) + " "));
        t("new String", () -> new String((String) null));
        t("HashMap", () -> { Map<String, String> m = new HashMap<>(); m.put(null, null); System.out.print(m + "" + m.containsKey(null) + m.get(null) + m.getOrDefault(null, "d") + " "); });
        t("TreeMap", () -> new TreeMap<String, String>().put(null, ""));
        t("Map.of", () -> Map.of("a", null));
        t("List.of", () -> List.of((Object) null));
        t("List.of contains", () -> List.of(1).contains(null));
        t("asList", () -> System.out.print(Arrays.asList(1, null) + " " + Arrays.asList((Object) null) + " "));
        t("ArrayDeque", () -> new ArrayDeque<String>().add(null));
        t("Optional.of", () -> Optional.of(null));
        t("join", () -> System.out.print(String.join(",", "a", null) + " "));
        t("compareTo", () -> "a".compareTo(null));
        t("sort", () -> Arrays.sort(new String[] {"b", null}));
        t("return", () -> System.out.print(ret() + " "));
        t("unbox return", () -> System.out.print(unboxed()));
    }
    static Object ret() { return null; }
    static int unboxed() { return i; }
}
