// Exceptions in constructors and static initialisers.
public class InitFailure {
    static class Bad {
        static int count;
        static { System.out.println("Bad.<clinit>"); if (true) throw new IllegalStateException("boom"); }
        static void hi() { System.out.println("hi"); }
    }
    static class BadError { static final int X = compute(); static int compute() { throw new StackOverflowError("fake"); } }
    static class BadDiv { static int x = 1 / zero(); static int zero() { return 0; } }
    static class Child extends Bad { static { System.out.println("child"); } }
    static class Half {
        static Half escaped;
        int a = 1, b;
        Half(int k) { escaped = this; b = 10 / k; a = 2; }
    }
    static class Sub extends Half {
        { System.out.println("Sub init block"); }
        final int c;
        Sub(int k) { super(k); c = k; System.out.println("Sub done"); }
    }

    static void t(Runnable r) {
        try { r.run(); System.out.println("fine"); } catch (Throwable e) {
            System.out.println(e.getClass().getName() + " | " + e.getMessage() + " | cause " + (e.getCause() == null ? null : e.getCause().getClass().getName()));
        }
    }

    public static void main(String[] args) {
        t(Bad::hi);
        t(Bad::hi);
        t(() -> Bad.count++);
        t(() -> new Bad());
        t(Child::new);
        t(Child::new);
        t(() -> System.out.println(BadError.X));
        t(() -> System.out.println(BadError.X));
        t(() -> System.out.println(BadDiv.x));
        t(() -> new Half(0));
        System.out.println(Half.escaped.a + " " + Half.escaped.b);
        t(() -> new Sub(0));
        t(() -> new Sub(5));
        System.out.println(Bad[].class.getName() + " " + new Bad[2].length + " " + Bad.class.getSimpleName());
        try { Class.forName("InitFailure$BadDiv"); } catch (Throwable e) { System.out.println(e.getClass().getName()); }
        try { Class.forName("InitFailure$Bad", false, InitFailure.class.getClassLoader()); System.out.println("loaded only"); } catch (Throwable e) { System.out.println(e); }
    }
}
