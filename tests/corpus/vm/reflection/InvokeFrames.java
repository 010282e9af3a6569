// Stack traces through Method.invoke, proxies and constructors, seen from user frames only.
import java.lang.reflect.*;
import java.util.*;

public class InvokeFrames {
    interface Svc { int go(int x); }
    static class Impl implements Svc { public int go(int x) { if (x == 0) throw new IllegalArgumentException("zero"); return 10 / (x - 1); } }
    static class Ctor { Ctor(String s) { if (s == null) throw new NullPointerException("null arg"); throw new UnsupportedOperationException(s); } }
    static int rec(int n) throws Exception { return n == 0 ? (int) InvokeFrames.class.getDeclaredMethod("boom").invoke(null) : (int) InvokeFrames.class.getDeclaredMethod("rec", int.class).invoke(null, n - 1); }
    static int boom() { throw new IllegalStateException("boom"); }
    static String frames(Throwable t) { StringJoiner j = new StringJoiner(" < "); for (StackTraceElement e : t.getStackTrace()) if (e.getClassName().startsWith("InvokeFrames")) j.add(e.getClassName().replace("InvokeFrames", "IF") + "." + e.getMethodName() + ":" + e.getLineNumber()); return j.toString(); }
    static Throwable root(Throwable t) { while (t.getCause() != null) t = t.getCause(); return t; }
    static int depth(Throwable t) { int n = 0; for (; t != null; t = t.getCause()) n++; return n; }

    public static void main(String[] args) throws Exception {
        Svc p = (Svc) Proxy.newProxyInstance(InvokeFrames.class.getClassLoader(), new Class<?>[] {Svc.class}, (x, m, a) -> { try { return m.invoke(new Impl(), a); } catch (InvocationTargetException e) { throw e.getCause(); } });
        for (int k : new int[] {0, 1, 3}) try { System.out.println(p.go(k)); } catch (RuntimeException e) { System.out.println(e + " " + frames(e).replaceAll("lambda\\$main\\$\\d+", "lambda")); }
        for (String s : new String[] {null, "unsupported"}) try { Ctor.class.getDeclaredConstructor(String.class).newInstance(s); } catch (InvocationTargetException e) { System.out.println(e.getCause() + " " + frames(e.getCause()) + " | " + frames(e)); }
        try { rec(3); } catch (InvocationTargetException e) { System.out.println(depth(e) + " " + root(e) + " " + frames(root(e)) + " | " + frames(e)); }
        try { Method m = String.class.getMethod("charAt", int.class); m.invoke("abc", 9); } catch (InvocationTargetException e) { System.out.println(e.getCause().getClass().getSimpleName() + " " + frames(e.getCause())); }
        try { Integer.class.getMethod("parseInt", String.class).invoke(null, "q"); } catch (InvocationTargetException e) { System.out.println(e.getCause().getMessage() + " " + e.getMessage() + " " + e); }
        Method m = Impl.class.getMethod("go", int.class);
        int ok = 0, bad = 0;
        for (int i = 0; i < 50; i++) try { ok += (int) m.invoke(new Impl(), i % 5); } catch (InvocationTargetException e) { bad++; }
        System.out.println(ok + " " + bad);
        try { new InvocationTargetException(new Error("x"), "custom"); throw new InvocationTargetException(null, "msg"); } catch (InvocationTargetException e) { System.out.println(e + " " + e.getCause() + e.getTargetException()); }
        System.out.println(new UndeclaredThrowableException(new Exception("u")) + " " + new UndeclaredThrowableException(new Exception("u"), "m").getUndeclaredThrowable().getMessage());
    }
}
