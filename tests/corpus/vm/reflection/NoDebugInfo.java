// Class files without debug information: no line numbers, no file, no names.
//@ javac: -g:none
import java.lang.reflect.*;

public class NoDebugInfo {
    static void boom(String local) { String other = null; if (local.isEmpty()) throw new IllegalStateException("boom"); other.length(); }
    static class In { int f; void m(In p) { p.f = 1; } }

    public static void main(String[] args) throws Exception {
        for (String s : new String[] {"", "x", null}) try { boom(s); } catch (RuntimeException e) { StackTraceElement t = e.getStackTrace()[0]; System.out.println(e.getMessage() + " | " + t + " | " + t.getFileName() + " " + t.getLineNumber()); }
        try { new In().m(null); } catch (NullPointerException e) { System.out.println(e.getMessage() + " " + e.getStackTrace()[0]); }
        Method m = NoDebugInfo.class.getDeclaredMethod("boom", String.class);
        System.out.println(m.getParameters()[0].getName() + " " + m.getParameters()[0].isNamePresent() + " " + In.class.getDeclaringClass() + " " + In.class.getSimpleName());
        java.io.StringWriter w = new java.io.StringWriter();
        new Exception("printed", new Error("cause")).printStackTrace(new java.io.PrintWriter(w));
        System.out.print(w);
        StackWalker.getInstance().forEach(f -> System.out.println(f + " " + f.getLineNumber() + " " + f.getFileName()));
        Runnable r = () -> { throw new UnsupportedOperationException(); };
        try { r.run(); } catch (UnsupportedOperationException e) { System.out.println(e.getStackTrace()[0].getLineNumber()); }
        System.out.println(new Object() { }.getClass().getEnclosingMethod().getName());
    }
}
