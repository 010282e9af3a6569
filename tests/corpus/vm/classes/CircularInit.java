// Circular class initialisation seen from both ends, and within one thread.
public class CircularInit {
    static StringBuilder log = new StringBuilder();
    static class A { static int x = 1; static { log.append("A sees B.y=").append(B.y).append("; "); x = B.y + 1; } }
    static class B { static int y = 10; static { log.append("B sees A.x=").append(A.x).append("; "); y = A.x + 10; } }
    static class P { static final Integer K = 3; static { log.append("P; "); new Q(); } }
    static class Q extends P { static { log.append("Q sees ").append(P.K).append("; "); } Q() { log.append("Q(); "); } }
    enum E { ONE, TWO; static final int N = values().length; static { log.append("E " + F.of(ONE) + "; "); } }
    enum F { UNO, DOS; static F of(E e) { return values()[e == null ? 1 : e.ordinal()]; } static { log.append("F " + E.TWO + " " + E.N + "; "); } }
    interface I { Object O = log.append("I; "); default void m() { } }
    interface J extends I { Object O2 = log.append("J; "); }
    static class Impl implements J { static { log.append("Impl; "); } static int q; }
    static class NoDef { static Object o = log.append("NoDef; "); }
    static class Chain1 { static String s = "c1" + Chain2.s; }
    static class Chain2 { static String s = "c2" + Chain3.s; }
    static class Chain3 { static String s = "c3" + Chain1.s; }
    static void flush(String t) { System.out.println(t + ": " + log); log.setLength(0); }

    public static void main(String[] args) {
        flush("start");
        System.out.println(B.y + " " + A.x);
        flush("AB");
        new Q();
        flush("PQ");
        System.out.println(F.of(null) + " " + E.N);
        flush("EF");
        Impl.q++;
        flush("Impl");
        System.out.println(J.O2 != null);
        flush("J");
        NoDef[] arr = new NoDef[1];
        Class<?> c = NoDef.class;
        flush("none " + arr.length + c.getSimpleName());
        System.out.println(arr[0] == null ? NoDef.o.equals("") : true);
        flush("NoDef");
        System.out.println(Chain2.s + " " + Chain1.s + " " + Chain3.s);
    }
}
