// Variable arity methods, null handling and interplay with arrays.
import java.util.*;

public class Varargs {
    static String a(Object... xs) { return xs == null ? "null!" : xs.length + Arrays.toString(xs); }
    static int sum(int... xs) { int s = 0; for (int x : xs) s += x; xs = null; return s; }
    static String mix(String f, long... xs) { return f + xs.length; }
    static String fmt(Locale l, String f, Object... a) { return String.format(l, f, a); }
    static <T> int cnt(T... ts) { return ts.length; }
    static String cls(Object... xs) { return xs.getClass().getSimpleName(); }
    static <T> String gcls(T... xs) { return xs.getClass().getSimpleName(); }
    final String[] parts;
    Varargs(String... p) { parts = p; }
    interface V { int go(Integer... i); }
    static class Sup { String m(String... s) { return "Sup" + s.length; } }
    static class Sub extends Sup { @Override String m(String[] s) { return "Sub" + s.length; } }

    public static void main(String... args) {
        System.out.println(a() + a(1) + a(1, "b", null) + a((Object) null) + a((Object[]) null) + a(new Object[] {1, 2}) + a("x", "y".length()));
        System.out.println(a(new int[0].length, new Integer[] {3}.length) + a((Object[]) new Integer[] {1, 2}));
        int[] arr = {1, 2, 3};
        System.out.println(sum() + sum(5) + sum(arr) + sum('a', (byte) 1, (short) 2) + " " + arr.length);
        System.out.println(mix("f") + mix("f", 1) + mix("f", 1, 2L, 'c'));
        System.out.println(fmt(Locale.ROOT, "%s-%05d-%x-%.3f-%c-%b-%e-%,d", "s", 42, 255, 3.14159, 'q', true, 12345.678, 1234567));
        System.out.println(cnt(1, 2, 3) + cnt() + cnt("a", 1) + cnt((Object) new int[3]) + cls("a", "b") + cls((Object[]) new String[] {"z"}) + gcls("a", "b") + gcls(1, 2) + gcls(1, "a").length());
        System.out.println(new Varargs().parts.length + new Varargs("a", "b").parts[1] + new Varargs(new String[3]).parts.length);
        V v = is -> { int t = 0; for (int i : is) t += i; return t; };
        System.out.println(v.go(1, 2, 3) + v.go());
        Sup s = new Sub();
        System.out.println(s.m() + s.m("a", "b") + new Sup().m("q"));
        String[] shared = {"o"};
        change(shared);
        System.out.println(shared[0] + Arrays.asList("x", "y", "z").indexOf("y") + List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12) + EnumSet.of(Thread.State.NEW, Thread.State.RUNNABLE, Thread.State.BLOCKED));
        try { sum(null); } catch (NullPointerException e) { System.out.println("npe"); }
        System.out.println(String.join("/", "a", "b") + Objects.hash(1, 2, 3) + Arrays.asList().size());
    }
    static void change(String... s) { s[0] = "changed"; }
}
