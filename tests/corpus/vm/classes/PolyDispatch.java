// Virtual and interface dispatch over many classes: vtables, itables, finals, overloads, megamorphic sites.
import java.util.*;

public class PolyDispatch {
    interface I0 { int a(); default int b() { return a() * 2; } } interface I1 extends I0 { default int c() { return b() + 1; } } interface I2 { int a(); int z(int x); } interface I3 extends I1, I2 { default int b() { return I1.super.b() + 100; } }
    static abstract class Root implements I0 { int f = 1; public int a() { return f; } final int fin() { return a() + 1000; } abstract String tag(); private int hid() { return -1; } int viaHid() { return hid(); } static String st() { return "Root"; } }
    static class C1 extends Root { String tag() { return "C1"; } } static class C2 extends C1 implements I3 { public int a() { return super.a() + 10; } public int z(int x) { return x * a(); } String tag() { return "C2" + super.tag(); } int hid() { return -2; } } static class C3 extends C2 { int f = 7; public int a() { return super.a() + f; } public int b() { return 5; } static String st() { return "C3"; } } static class C4 extends C3 { public int c() { return super.c() * 3; } String tag() { return "C4" + super.tag(); } } static final class C5 extends C4 { @Override public int z(int x) { return -x; } }
    static class Many implements Comparable<Many>, Runnable, Cloneable, java.io.Serializable, CharSequence, Iterable<Integer>, I2 { int n; public int compareTo(Many o) { return n - o.n; } public void run() { n++; } public int length() { return n; } public char charAt(int i) { return (char) ('a' + i); } public CharSequence subSequence(int a, int b) { return "sub"; } public Iterator<Integer> iterator() { return List.of(n).iterator(); } public int a() { return n; } public int z(int x) { return x; } @Override public String toString() { return "Many" + n; } }
    static int call(I0 i) { return i.a() + i.b(); }
    static int call2(Object o) { return o instanceof I3 i ? i.a() + i.b() + i.c() + i.z(2) : o instanceof I2 i ? i.z(3) : -1; }
    interface Op { int ap(int x); }

    public static void main(String[] args) {
        Root[] rs = {new C1(), new C2(), new C3(), new C4(), new C5(), new Root() { String tag() { return "anon"; } public int a() { return 50; } }};
        for (Root r : rs) System.out.println(r.tag() + " " + r.a() + " " + r.b() + " " + r.fin() + " " + r.viaHid() + " " + r.f + " " + call(r) + " " + call2(r) + " " + (r instanceof I1 x ? x.c() : 0));
        System.out.println(((C3) rs[3]).f + " " + ((C1) rs[3]).f + " " + C4.st() + C2.st() + Root.st());
        Many m = new Many(); Runnable r = m; CharSequence cs = m; Comparable<Many> cm = m; r.run(); r.run(); I2 i2 = m;
        System.out.println(cs.length() + "" + cs.charAt(1) + cs.subSequence(0, 1) + cm.compareTo(new Many()) + i2.a() + i2.z(4) + call2(m) + cs + cs.isEmpty() + CharSequence.compare("Many", cs.toString().substring(0, 4)));
        for (int x : m) System.out.print(x + " ");
        Op[] ops = new Op[12];
        for (int k = 0; k < ops.length; k++) { int q = k; ops[k] = switch (k % 6) { case 0 -> x -> x + q; case 1 -> x -> x - q; case 2 -> x -> x * q; case 3 -> new Op() { public int ap(int x) { return x ^ q; } }; case 4 -> PolyDispatch::neg; default -> Integer::bitCount; }; }
        int acc = 0;
        for (int k = 0; k < 5000; k++) acc = acc * 31 + ops[k % ops.length].ap(k);
        System.out.println(acc);
        long t = 0;
        for (int k = 0; k < 3000; k++) t += rs[k % rs.length].a() * (long) rs[(k * 7) % rs.length].b();
        System.out.println(t);
        Object[] objs = {1, 2L, "s", 'c', 1.5, List.of(1), new int[0].length, new StringBuilder("sb"), Thread.State.NEW, Optional.of(2)};
        int h = 0; for (Object o : objs) h = h * 17 + o.toString().length() + (o.equals(1) ? 3 : 0); System.out.println(h);
    }
    static int neg(int x) { return -x; }
}
