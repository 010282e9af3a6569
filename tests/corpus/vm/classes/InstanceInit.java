// Instance initialiser blocks, exceptions in them, double braces and ordering with fields.
import java.util.*;

public class InstanceInit {
    static int seq;
    static int next(String s) { System.out.print(s + ++seq + " "); return seq; }
    final int a = next("a"), c;
    { next("block1-"); if (a > 1000) throw new IllegalStateException(); }
    int b = next("b");
    { c = next("c"); int local = a + b; tmp = local; }
    int tmp;
    int tmp2 = tmp + 1;
    { tmp = tmp * 10; }
    InstanceInit() { this(next("arg")); next("noarg-body"); }
    InstanceInit(int x) { super(); next("int-body"); b += x; }
    InstanceInit(String s) { next("string-body"); }
    static class Checked { { if (true) fail(); } Checked() throws Exception { System.out.print("never "); } static void fail() throws Exception { throw new Exception("from initialiser"); } }
    static class Sub extends InstanceInit { final int d = next("d"); { next("subblock"); } Sub() { super("s"); next("sub-body"); } }
    static class Default { int i; long l; float f; double dd; boolean z; char ch; byte by; short sh; String s; int[] arr; @Override public String toString() { return i + " " + l + " " + f + " " + dd + " " + z + " " + (int) ch + " " + by + " " + sh + " " + s + " " + arr; } }
    static class SelfRef { SelfRef me = this; int v = this.get(); int w = 5; int get() { return w; } int x = get(); }
    static class Hidden { int v = 1; Hidden() { show(); } void show() { System.out.print("H" + v + " "); } }
    static class Hiding extends Hidden { int v = 2; final int k = 3; final Integer box = 4; Hiding() { show(); } @Override void show() { System.out.print("S" + v + super.v + k + box + " "); } }

    public static void main(String[] args) {
        InstanceInit i = new InstanceInit();
        System.out.println("| " + i.a + " " + i.b + " " + i.c + " " + i.tmp + " " + i.tmp2);
        new InstanceInit("x"); System.out.println();
        System.out.println("| " + new Sub().d);
        try { new Checked(); } catch (Exception e) { System.out.println(e.getMessage()); }
        System.out.println(new Default());
        SelfRef s = new SelfRef();
        System.out.println((s.me == s) + " " + s.v + " " + s.x);
        new Hiding(); System.out.println();
        Map<String, Integer> m = new TreeMap<>() {{ put("a", 1); put("b", 2); merge("a", 5, Integer::sum); }};
        System.out.println(m + " " + m.getClass().getSuperclass().getSimpleName() + m.equals(Map.of("a", 6, "b", 2)));
        Object o = new Object() { int n; { for (int k = 0; k < 5; k++) n += k; } { n *= 2; } @Override public String toString() { return "n" + n; } };
        System.out.println(o);
    }
}
