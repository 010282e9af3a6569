// Printed stack traces with long cause chains, "... n more", suppressed and circular ones.
//@ stderr: same
public class NestedCauses {
    static void a() { b(); }
    static void b() { try { c(); } catch (RuntimeException e) { throw new IllegalStateException("b failed", e); } }
    static void c() { try { d(0); } catch (Exception e) { throw new RuntimeException(e); } }
    static void d(int n) throws Exception { if (n == 3) throw new java.io.IOException("disk\nsecond line"); d(n + 1); }

    static class Quiet extends Exception { Quiet() { super("quiet", null, true, false); } }
    static class Named extends Exception { @Override public String toString() { return "custom toString"; } }
    static class NullMsg extends RuntimeException { @Override public String getMessage() { return null; } @Override public String getLocalizedMessage() { return "localized"; } }

    public static void main(String[] args) {
        try { a(); } catch (IllegalStateException e) { e.printStackTrace(); }
        Exception x = new Exception("x"), y = new Exception("y", x);
        x.initCause(y);
        x.printStackTrace();
        Exception s = new Exception("with suppressed");
        s.addSuppressed(new Exception("s1", new Exception("cause of s1")));
        s.addSuppressed(new Quiet());
        s.addSuppressed(s.getSuppressed()[0]);
        s.printStackTrace();
        new Named().printStackTrace();
        new NullMsg().printStackTrace();
        new Quiet().printStackTrace();
        java.io.StringWriter w = new java.io.StringWriter();
        new Exception("to writer", new Error("inner")).printStackTrace(new java.io.PrintWriter(w, true));
        System.out.print(w);
        try { x.initCause(new Error()); } catch (IllegalStateException e) { System.out.println(e.getMessage() + " / " + e.getCause()); }
        Exception self = new Exception("self");
        try { self.initCause(self); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        System.out.println(new Exception(new Exception("m")).getMessage() + " " + new Exception((Throwable) null).getMessage() + " " + new Exception((String) null) + " " + new Error("e", null));
        throw new IllegalStateException("last", new Exception("root"));
    }
}
