// Overload resolution: widening, boxing, varargs, null, most specific.
import java.util.*;

public class Overloads {
    static String f(int x) { return "int"; }
    static String f(long x) { return "long"; }
    static String f(double x) { return "double"; }
    static String f(Integer x) { return "Integer"; }
    static String f(Object x) { return "Object"; }
    static String f(int... x) { return "int..." + x.length; }
    static String g(Object o) { return "Object"; }
    static String g(String s) { return "String"; }
    static String g(Object... o) { return "Object..." + (o == null ? "null" : o.length); }
    static String h(long x) { return "long"; }
    static String h(Object x) { return "Object"; }
    static String k(Number n, Object o) { return "NO"; }
    static String k(Object o, Integer n) { return "OI"; }
    static String v(String s, Object... r) { return "S+" + r.length; }
    static String v(String s, String t, Object... r) { return "SS+" + r.length; }
    static String ch(char c) { return "char"; }
    static String ch(int c) { return "int"; }
    static String fl(float c) { return "float"; }
    static String fl(double c) { return "double"; }
    static String l(List<?> l) { return "List"; }
    static String l(Collection<?> l) { return "Collection"; }
    static String l(Iterable<?> l) { return "Iterable"; }

    static class P { String m(Object o) { return "P.Object"; } String m(String s) { return "P.String"; } String n(P p) { return "P.n(P)"; } }
    static class Q extends P { @Override String m(Object o) { return "Q.Object"; } String m(Integer i) { return "Q.Integer"; } String n(Q q) { return "Q.n(Q)"; } }

    public static void main(String[] args) {
        byte b = 1; short s = 2; char c = 'c'; long L = 3; float F = 4;
        System.out.println(f(b) + f(s) + f(c) + f(1) + f(L) + f(F) + f(1.0) + f((Integer) 1) + f(Long.valueOf(1)) + f("x") + f() + f(1, 2) + f((Object) 1) + f(new int[3]));
        System.out.println(g("s") + g((Object) "s") + g(1) + g() + g("a", "b") + g((Object[]) null) + g(new Object[] {1, 2}) + g((Object) new Object[0]) + g(new String[] {"q"}) + g(new int[] {1}));
        System.out.println(h(1) + h((Integer) 1) + h('c') + h(1f) + h(b));
        System.out.println(k(1, "x") + k("x", 1));
        System.out.println(v("a") + v("a", 1) + v("a", 1, "b"));
        System.out.println(ch('x') + ch('x' + 1) + ch((char) 120) + ch(b) + fl(1) + fl(1L) + fl(1f) + fl(1d));
        System.out.println(l(new ArrayList<>()) + l(new HashSet<>()) + l((Iterable<?>) new ArrayList<>()));
        P p = new Q(); Q q = new Q();
        System.out.println(p.m("s") + p.m(1) + q.m(1) + q.m("s") + q.m(1.5) + p.n(q) + q.n(q) + q.n(p) + p.m((Object) "s"));
        List<Integer> li = new ArrayList<>(List.of(10, 20, 30, 1));
        li.remove(1); li.remove((Integer) 1);
        System.out.println(li);
        StringBuilder sb = new StringBuilder();
        sb.append('a').append((int) 'a').append(new char[] {'x', 'y'}).append((Object) "o").append(1f).append((String) null).append("sub", 1, 2);
        System.out.println(sb);
        System.out.println(String.valueOf(new char[] {'h', 'i'}) + String.valueOf((Object) null) + Arrays.asList(new Integer[] {1, 2}).size() + Arrays.asList(new int[] {1, 2}).size());
        System.out.println(g(args.length == 0 ? "t" : null) + f(args.length == 0 ? 1 : 2L) + f(true ? 1 : 'a') + f(args.length == 0 ? (Integer) 1 : (Double) 2.0));
    }
}
