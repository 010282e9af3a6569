// Contents of stack traces: classes, methods, files, line numbers, constructors, lambdas.
public class StackTraces {
    static Throwable made;
    int f = init();
    static int s = 1;
    StackTraces() { made = new Throwable("in ctor"); }
    int init() { show("field init", new Throwable()); return 1; }
    static void show(String t, Throwable e) {
        System.out.println(t + " " + e);
        for (StackTraceElement x : e.getStackTrace()) System.out.println("   " + x.getClassName() + " " + x.getMethodName().replaceAll("lambda\\$(\\w+)\\$\\d+", "lambda\\$$1") + " " + x.getFileName() + " " + x.getLineNumber() + " " + x.isNativeMethod() + " " + x.getModuleName() + " " + x.getClassLoaderName());
    }
    static class Nested { static { show("clinit", new Throwable()); } static void go(int n) { if (n == 0) throw new IllegalStateException("deep"); go(n - 1); } }
    interface D { default void d() { throw new UnsupportedOperationException(); } }
    static int div(int a, int b) {
        return a
            / b;
    }
    static int multi(int[] a, String s) {
        int x = a.length
            + s
                .length();
        return x;
    }

    public static void main(String[] args) {
        new StackTraces();
        show("made", made);
        try { Nested.go(2); } catch (IllegalStateException e) { show("nested", e); }
        try { new D() { }.d(); } catch (UnsupportedOperationException e) { show("default", e); }
        try { div(1, 0); } catch (ArithmeticException e) { show("div", e); }
        try { multi(new int[0], null); } catch (NullPointerException e) { show("multi", e); }
        try { multi(null, null); } catch (NullPointerException e) { show("multi2", e); }
        Runnable r = () -> { throw new RuntimeException("from lambda"); };
        try { r.run(); } catch (RuntimeException e) { show("lambda", e); }
        try { Object o = "x"; Integer i = (Integer) o; } catch (ClassCastException e) { System.out.println(e.getStackTrace()[0].getLineNumber()); }
        try { Object[] o = new String[1]; o[0] = 1; } catch (ArrayStoreException e) { System.out.println(e.getStackTrace()[0]); }
        Throwable t = new Throwable("rethrown");
        try { throw t; } catch (Throwable e) { System.out.println(e.getStackTrace()[0].getLineNumber() + " " + e.fillInStackTrace().getStackTrace()[0].getLineNumber()); }
        StackTraceElement[] st = t.getStackTrace();
        st[0] = null;
        System.out.println(t.getStackTrace()[0] != null);
        t.setStackTrace(new StackTraceElement[] {new StackTraceElement("Fake", "method", "Fake.x", 42), new StackTraceElement("app", "mod", "1.0", "K", "m", null, -2)});
        show("set", t);
        System.out.println(t.getStackTrace()[1]);
        class NoTrace extends Exception { NoTrace() { super("nt", null, false, false); } }
        NoTrace n = new NoTrace();
        n.addSuppressed(t);
        System.out.println(n.getStackTrace().length + " " + n.getSuppressed().length);
        StackTraceElement[] cur = Thread.currentThread().getStackTrace();
        System.out.println(cur[0] + " " + cur[1] + " " + cur.length);
        try { Class.forName("Nope$Missing"); } catch (ClassNotFoundException e) { System.out.println(e.getStackTrace()[e.getStackTrace().length - 1]); }
    }
}
