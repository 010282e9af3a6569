// Class files of release 9 and 11 features compiled for 11: private interface methods, nest access, var.
//@ javac: --release 11
import java.util.*;
import java.util.function.*;

public class OldRelease9 {
    interface Priv { private String p(int n) { return n == 0 ? "" : "p" + q() + p(n - 1); } private static int q() { return 1; } default String d() { return p(3); } }
    private int hidden = 4;
    private class In { private int v = hidden++; private OldRelease9 out() { return OldRelease9.this; } }
    static class Res implements AutoCloseable { public void close() { System.out.print("closed "); } }
    enum Lvl { LO { int f(int x) { return x - 1; } }, HI { int f(int x) { return x + 1; } }; abstract int f(int x); }
    static String sw(Object o) { if (o instanceof String) { String s = (String) o; switch (s) { case "a": case "b": return "ab"; default: return s.length() > 3 ? "long" : "short"; } } return String.valueOf(o); }

    public static void main(String[] args) throws Exception {
        System.out.println(new Priv() { }.d());
        OldRelease9 o = new OldRelease9();
        System.out.println(o.new In().v + " " + o.hidden + " " + (o.new In().out() == o));
        Res r = new Res();
        try (r) { System.out.print("body "); }
        var list = new ArrayList<Map<String, ? extends Number>>();
        list.add(Map.of("k", 1)); list.add(Map.of("k", 2.5));
        for (var m : list) System.out.print(m.get("k") + " ");
        BiFunction<Integer, Integer, Integer> f = (var a, var b) -> a * b;
        System.out.println(f.apply(6, 7) + " " + Lvl.LO.f(5) + Lvl.HI.f(5) + Lvl.valueOf("HI"));
        System.out.println(sw("a") + sw("zzzz") + sw("z") + sw(5));
        var anon = new Object() { int n = 3; int next() { return n++; } };
        System.out.println(anon.next() + anon.next() + anon.n);
        Comparator<String> c = new Comparator<>() { public int compare(String x, String y) { return x.length() - y.length(); } };
        var ss = new TreeSet<>(c.thenComparing(Comparator.naturalOrder()));
        ss.addAll(List.of("bb", "a", "ccc", "aa"));
        System.out.println(ss + " " + "x".repeat(3) + " a ".strip() + "l1\nl2".lines().count() + Optional.of(1).stream().count());
        System.out.println(OldRelease9.class.getNestMembers().length > 1);
        String s = "s" + 1 + 'c' + 2.5 + null + true + 1L + list.size();
        s += s.length();
        System.out.println(s);
    }
}
