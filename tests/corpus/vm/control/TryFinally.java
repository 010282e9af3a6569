// try, catch and finally in many nestings, with returns and breaks.
public class TryFinally {
    static StringBuilder log = new StringBuilder();
    static void l(String s) { log.append(s).append(' '); }

    @SuppressWarnings("finally")
    static int retOverride() { try { return 1; } finally { return 2; } }

    static int retSaved() { int x = 1; try { return x; } finally { x = 5; l("x=" + x); } }

    static int[] retRef() { int[] x = {1}; try { return x; } finally { x[0] = 7; } }

    @SuppressWarnings("finally")
    static int swallow() { try { throw new RuntimeException("lost"); } finally { return 3; } }

    @SuppressWarnings("finally")
    static String loopFinally() {
        String s = "";
        for (int i = 0; i < 5; i++) {
            try { if (i == 1) continue; if (i == 3) break; s += i; } finally { s += "f"; if (i == 1) continue; }
            s += ".";
        }
        return s;
    }

    static int nested(int k) {
        try {
            try {
                if (k == 0) throw new IllegalStateException("ise");
                if (k == 1) throw new IllegalArgumentException("iae");
                if (k == 2) return 20;
                l("in");
            } catch (IllegalStateException e) {
                l("c1");
                throw new RuntimeException("re", e);
            } finally {
                l("f1");
                if (k == 4) throw new Error("err");
            }
            l("mid");
        } catch (IllegalArgumentException e) {
            l("c2:" + e.getMessage());
            return 30;
        } catch (RuntimeException e) {
            l("c3:" + e.getMessage() + "/" + e.getCause().getMessage());
            return 40;
        } finally {
            l("f2");
        }
        return 50;
    }

    @SuppressWarnings("finally")
    static void replace() throws Exception {
        try { throw new Exception("first"); } finally { throw new Exception("second"); }
    }

    static int deep(int n) {
        try { return n == 0 ? 1 / 0 : deep(n - 1); }
        catch (ArithmeticException e) { if (n < 2) throw e; l("caught@" + n); return n; }
        finally { l("u" + n); }
    }

    @SuppressWarnings("finally")
    static boolean infiniteBreak() {
        while (true) { try { return true; } finally { break; } }
        return false;
    }

    static int inc() { int i = 0; try { i = 1; return i++ + i; } finally { i += 100; l("i" + i); } }

    public static void main(String[] args) {
        System.out.println(retOverride() + " " + retSaved() + " " + retRef()[0] + " " + swallow() + " " + loopFinally() + " " + infiniteBreak() + " " + inc());
        for (int k = 0; k < 5; k++) {
            try { l("=" + nested(k)); } catch (Error e) { l("E" + e.getMessage()); }
            System.out.println(log); log.setLength(0);
        }
        try { replace(); } catch (Exception e) { System.out.println(e.getMessage() + " " + e.getCause() + " " + e.getSuppressed().length); }
        System.out.println(deep(4) + " " + log);
        log.setLength(0);
        try { try { throw new Exception("a"); } catch (RuntimeException e) { l("no"); } finally { l("fin"); } } catch (Exception e) { l(e.getMessage()); }
        try { } finally { l("empty"); }
        try { Object o = "s"; Integer i = (Integer) o; } catch (ClassCastException | NullPointerException e) { l(e.getClass().getSimpleName()); }
        System.out.println(log);
    }
}
