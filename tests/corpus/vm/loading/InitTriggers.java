// Each trigger of class initialisation, and each near miss.
public class InitTriggers {
    static void p(String s) { System.out.print("<" + s + "> "); }
    static int v(String s) { p(s); return 1; }
    static class A { static { p("A"); } static int f; static final int C = 5; static final String S = "s"; static final Integer BOX = 7; static void m() { } static final int NC = v("A.NC"); static final long L = 1L << 5; }
    static class B extends A { static { p("B"); } static int own; }
    static class New { static { p("New"); } }
    static class Arr { static { p("Arr"); } }
    static class Lit { static { p("Lit"); } }
    static class Inst { static { p("Inst"); } }
    static class Cast { static { p("Cast"); } }
    static class Refl { static { p("Refl"); } public static void m() { } public static int f = 3; }
    static class Fld { static { p("Fld"); } public static int f = 3; }
    static class Ctor { static { p("Ctor"); } public Ctor() { } }
    static class Put { static { p("Put"); } static int f; }
    static class Lam { static { p("Lam"); } static void m() { } }
    static class Mh { static { p("Mh"); } static void m() { } }
    static class Param { static { p("Param"); } }
    static class Ser { static { p("Ser"); } }
    static class Meta { static { p("Meta"); } int x; void y() { } }
    enum En { X; static { p("En"); } }
    interface I1 { int X = v("I1.X"); }
    interface I2 extends I1 { int Y = v("I2.Y"); default void d() { } }
    interface I3 extends I2 { int Z = v("I3.Z"); static void st() { } int K = 4; }
    static class Impl implements I3 { static { p("Impl"); } }
    static class Sub extends Impl { static { p("Sub"); } }
    static void take(Param p) { }
    static void step(String s) { System.out.println("| " + s); }

    public static void main(String[] args) throws Throwable {
        int k = A.C + A.S.length(); long l = A.L; step("compile-time constants " + k + l);
        Arr[] a = new Arr[2]; Arr[][] aa = new Arr[1][1]; step("array creation");
        Class<?> c = Lit.class; step("class literal");
        Object o = "x"; boolean b = o instanceof Inst; step("instanceof");
        o = null; Cast cc = (Cast) o; step("cast of null");
        take(null); step("parameter type");
        c = Class.forName("InitTriggers$Meta", false, InitTriggers.class.getClassLoader()); c.getDeclaredFields(); c.getDeclaredMethods(); c.getModifiers(); step("forName without init, metadata");
        Runnable r = Lam::m; step("method reference made");
        var mh = java.lang.invoke.MethodHandles.lookup().findStatic(Mh.class, "m", java.lang.invoke.MethodType.methodType(void.class)); step("handle found");
        B.f++; step("inherited static through subclass");
        B.own++; step("own static");
        A.m(); step("static method again");
        System.out.print(A.BOX); step("done already");
        new New(); step("new");
        new New(); step("new again");
        Put.f = 1; step("putstatic");
        r.run(); step("method reference run");
        mh.invoke(); step("handle invoked");
        var rm = Refl.class.getMethod("m"); step("getMethod"); rm.invoke(null); step("Method.invoke");
        var rf = Fld.class.getField("f"); step("getField"); rf.get(null); step("Field.get");
        var rc = Ctor.class.getConstructor(); step("getConstructor"); rc.newInstance(); step("newInstance");
        Class.forName("InitTriggers$Ser"); step("forName");
        System.out.print(En.valueOf("X")); step("enum");
        System.out.print(I3.K); step("interface constant");
        I3.st(); step("interface static method");
        new Sub(); step("class with superinterfaces");
        System.out.print(Impl.X); step("superinterface field through class");
        System.out.print(Sub.Z); step("nothing left");
        try { Class.forName("InitTriggers$Fails"); } catch (ExceptionInInitializerError e) { step("eiie " + e.getCause().getMessage()); }
        try { Fails.x++; } catch (NoClassDefFoundError e) { step(e.getMessage()); }
        System.out.print(Fails.K); step("constant of failed class");
    }
    static class Fails { static int x = v("Fails"); static final int K = 9; static { if (x == 1) throw new RuntimeException("no"); } }
}
