// Assertions enabled: messages of every type, causes, side effects.
//@ flags: -ea
public class AssertOn {
    static boolean on;
    static Object msg(Object o) { System.out.print("<msg>"); return o; }
    static void t(Runnable r) { try { r.run(); System.out.println("passed"); } catch (AssertionError e) { System.out.println(e + " cause " + e.getCause()); } }
    static class Inner { static int check(int x) { assert x > 0 : "x must be > 0 but is " + x; return x; } }
    public static void main(String[] args) {
        assert on = true;
        System.out.println(on + " " + AssertOn.class.desiredAssertionStatus());
        t(() -> { assert true : msg("never"); });
        t(() -> { assert false; });
        t(() -> { assert false : msg("text"); });
        t(() -> { assert false : 'c'; });
        t(() -> { assert false : 42; });
        t(() -> { assert false : 1L << 40; });
        t(() -> { assert false : 1.5f; });
        t(() -> { assert false : 2.5; });
        t(() -> { assert false : true; });
        t(() -> { assert false : new IllegalStateException("inner"); });
        t(() -> { assert false : null; });
        t(() -> Inner.check(-3));
        t(() -> Inner.check(3));
        System.out.println(Object.class.desiredAssertionStatus());
    }
}
