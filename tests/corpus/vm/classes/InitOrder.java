// Order of static and instance initialisers, constructors and virtual calls in them.
public class InitOrder {
    static void p(String s) { System.out.print(s + " "); }
    static int v(String s, int x) { p(s); return x; }

    static class Base {
        static int s1 = v("Base.s1", 1);
        static { p("Base.static"); }
        int i1 = v("Base.i1", 10);
        { p("Base.init"); }
        Base() { p("Base()"); hook(); }
        Base(int k) { this(); p("Base(" + k + ")"); }
        void hook() { p("Base.hook"); }
        static int s2 = v("Base.s2", s1 + 1);
    }

    static class Derived extends Base {
        int d1 = v("D.d1", 20);
        final int d2;
        final int d3 = 7;
        String name = "set";
        static final int CONST = 99;
        static final Integer BOXED = v("D.BOXED", 5);
        { p("D.init" + d1); d2 = 3; }
        Derived() { super(v("arg", 4)); p("D()" + d2); }
        @Override void hook() { p("D.hook d1=" + d1 + " d2=" + d2 + " d3=" + d3 + " name=" + name); }
    }

    static class Forward {
        static int a = get();
        static int b = 5;
        static int get() { return b; }
        int x = getY(), y = 3;
        int getY() { return y; }
        { z = 9; }
        int z = 4;
    }

    static class Single {
        static Single me = new Single();
        static int count = 0;
        static int after;
        Single() { count++; after++; }
    }

    public static void main(String[] args) {
        p("main");
        System.out.println(Derived.CONST);
        Derived d = new Derived();
        System.out.println();
        new Derived();
        System.out.println(" " + d.d1 + d.name);
        Forward f = new Forward();
        System.out.println(Forward.a + " " + Forward.b + " " + f.x + " " + f.y + " " + f.z);
        System.out.println(Single.count + " " + Single.after);
        Base b = new Base(6) { { p("anon.init"); } @Override void hook() { p("anon.hook"); } };
        System.out.println(b instanceof Derived);
    }
}
