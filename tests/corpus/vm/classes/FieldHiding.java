// Fields are hidden, methods overridden, statics hidden; super access to each.
public class FieldHiding {
    static class A {
        String f = "A.f";
        static String s = "A.s";
        String get() { return f; }
        static String st() { return "A.st"; }
        String me() { return "A.me"; }
        private String priv() { return "A.priv"; }
        String callPriv() { return priv(); }
    }
    static class B extends A {
        String f = "B.f";
        static String s = "B.s";
        @Override String get() { return super.get() + "/" + f + "/" + super.f + "/" + ((A) this).f; }
        static String st() { return "B.st"; }
        @Override String me() { return "B.me>" + super.me(); }
        String priv() { return "B.priv"; }
    }
    static class C extends B {
        int f = 3;
        @Override String me() { return "C.me>" + super.me(); }
        @Override String get() { return super.get() + "|" + f + "|" + ((B) this).f + "|" + ((A) this).f; }
        class In { String f = "In.f"; String all() { return f + C.this.f + C.super.f + C.super.me() + ((A) C.this).me(); } }
    }
    interface K { int N = 1; }
    interface L extends K { int N = K.N + 1; }
    static class M implements L { int n() { return N + K.N; } }

    public static void main(String[] args) {
        A a = new A(), b = new B(), c = new C();
        System.out.println(a.f + b.f + c.f + ((B) c).f + ((C) c).f);
        System.out.println(a.get() + " " + b.get() + " " + c.get());
        System.out.println(a.s + b.s + ((B) b).s + C.s);
        System.out.println(A.st() + B.st() + C.st() + b.st());
        System.out.println(a.me() + " " + b.me() + " " + c.me());
        System.out.println(a.callPriv() + b.callPriv() + ((B) c).priv());
        System.out.println(((C) c).new In().all());
        System.out.println(new M().n() + " " + L.N + M.N);
        c.f = "changed"; ((B) c).f = "cb"; B.s = "news"; C.s += "+c";
        System.out.println(c.get() + " " + A.s + " " + B.s + " " + C.s);
        A nul = null;
        System.out.println(nul.s + nul.st());
        Object o = c;
        System.out.println(((A) o).f + (o instanceof B) + (a instanceof B));
    }
}
