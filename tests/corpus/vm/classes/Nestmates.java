// Private access among nested classes, with same-named privates and inheritance.
public class Nestmates {
    private int secret = 1;
    private static int scount;
    private int priv(int x) { return x + secret; }
    private static String sp() { return "outer"; }
    private Nestmates() { scount++; }

    private interface Hidden { private int p() { return 5; } default int q() { return p() * 2; } private static int r() { return 7; } }

    static class Inner implements Hidden {
        private int secret = 10;
        private Inner() { }
        private int priv(int x) { return x * secret; }
        int mix(Nestmates n, Inner i) { return n.priv(1) + i.priv(2) + n.secret + i.secret + this.secret++ + scount + Hidden.r() + ((Hidden) i).p(); }
        static class Deep { private static int depth = 3; private Deep next; private int sum() { return next == null ? depth : depth + next.sum(); } }
    }

    static class Sub extends Inner {
        private int secret = 100;
        private int priv(int x) { return -x; }
        int test() { return priv(1) + super.priv(2) + ((Inner) this).priv(3) + secret + super.secret; }
    }

    enum E { A { int v() { return B.x + hidden(); } }, B; private int x = ordinal() + 50; private static int hidden() { return 4; } int v() { return x; } }
    record R(int a) { private static int made; R { made++; } private int twice() { return a * 2; } }

    class Member { private final int v = secret * 2; private Nestmates outer() { return Nestmates.this; } }

    public static void main(String[] args) {
        Nestmates n = new Nestmates();
        Inner i = new Inner();
        System.out.println(i.mix(n, i) + " " + i.secret + " " + new Sub().test() + " " + i.q());
        n.secret += 5; i.secret *= 3; scount = 99;
        System.out.println(n.priv(0) + " " + i.priv(1) + " " + sp() + " " + scount);
        Inner.Deep d = new Inner.Deep();
        d.next = new Inner.Deep();
        Inner.Deep.depth++;
        System.out.println(d.sum() + " " + E.A.v() + " " + E.B.x + " " + new R(4).twice() + R.made);
        Member m = n.new Member();
        System.out.println(m.v + " " + (m.outer() == n) + " " + m.outer().secret);
        Inner poly = new Sub();
        System.out.println(poly.priv(4) + " " + ((Sub) poly).priv(4) + " " + poly.secret + " " + ((Sub) poly).secret);
        Runnable r = () -> { n.secret = -1; System.out.println(n.priv(0) + sp()); };
        r.run();
        class Local { private int z = n.secret; private int get() { return z + scount; } }
        System.out.println(new Local().get() + " " + new Local().z);
        Object o = new Object() { private int hid = 8; private int get() { return hid + n.priv(1); } @Override public String toString() { return "" + get(); } };
        System.out.println(o);
    }
}
