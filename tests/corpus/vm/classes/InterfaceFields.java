// Interface fields: initialisation rules, ambiguity, constants in annotations and switches.
public class InterfaceFields {
    static int v(String s, int r) { System.out.print("<" + s + "> "); return r; }
    interface A { int X = v("A.X", 1); int CONST = 10; String NAME = "A"; }
    interface B extends A { int Y = v("B.Y", 2); String NAME = "B"; }
    interface C { int Z = v("C.Z", 3); default int c() { return Z; } }
    interface D extends C, B { int W = v("D.W", 4); int CONST = B.CONST + 1; }
    static class Impl implements D { int sum() { return X + Y + Z + W; } static int st = v("Impl.st", 5); }
    static class Sub extends Impl implements A { String names() { return A.NAME + B.NAME + ((A) this).NAME + ((B) this).NAME; } }
    interface Lazy { Object O = new Object() { { v("Lazy.O", 0); } @Override public String toString() { return "lazy"; } }; static int st() { return 7; } int K = 3; }
    interface Cyc1 { int P = v("Cyc1", 1) + Cyc2.Q; }
    interface Cyc2 { int Q = v("Cyc2", 10) + Cyc1.P; }
    interface Throws { int T = fail(); static int fail() { v("Throws", 0); throw new IllegalStateException("iface init"); } }
    interface Fn { Fn ID = x -> x; Fn TWICE = x -> ID.f(x) * 2; int f(int x); default Fn then(Fn g) { return x -> g.f(f(x)); } }
    enum E implements A { P(A.X + 5), Q(CONST); final int q; E(int q) { this.q = q; } }

    public static void main(String[] args) {
        System.out.println(A.CONST + D.CONST + Lazy.K + A.NAME);
        System.out.println(Impl.CONST);
        Impl i = new Impl();
        System.out.println("made");
        System.out.println(i.sum());
        System.out.println(new Sub().names());
        System.out.println(D.W + " " + Impl.st);
        System.out.println(Lazy.st());
        System.out.println(Lazy.O);
        System.out.println(Cyc2.Q + " " + Cyc1.P);
        for (int k = 0; k < 2; k++) try { System.out.println(Throws.T); } catch (Throwable t) { System.out.println(t.getClass().getSimpleName() + " " + t.getMessage()); }
        System.out.println(Fn.TWICE.then(Fn.ID).then(x -> x + 1).f(20));
        System.out.println(E.P.q + " " + E.Q.q + " " + E.CONST);
        switch (10) { case A.CONST: System.out.println("case A.CONST"); break; case D.CONST: System.out.println("no"); }
        Object o = i;
        System.out.println(((C) o).c() + " " + (o instanceof A));
    }
}
