// try-with-resources: closing order, suppressed exceptions, null resources.
public class TryResources {
    static class R implements AutoCloseable {
        final String n; final boolean failClose;
        R(String n, boolean failOpen, boolean failClose) {
            this.n = n; this.failClose = failClose;
            if (failOpen) throw new IllegalStateException("open " + n);
            System.out.print("+" + n + " ");
        }
        @Override public void close() throws Exception {
            System.out.print("-" + n + " ");
            if (failClose) throw new Exception("close " + n);
        }
    }

    static void show(Throwable t) {
        System.out.print("| " + t.getClass().getSimpleName() + ":" + t.getMessage());
        for (Throwable s : t.getSuppressed()) { System.out.print(" suppressed ("); show(s); System.out.print(")"); }
    }

    static void run(int mask) {
        try (R a = new R("a", (mask & 1) != 0, (mask & 2) != 0); R b = new R("b", (mask & 4) != 0, (mask & 8) != 0); R n = null) {
            System.out.print("body ");
            if ((mask & 16) != 0) throw new RuntimeException("body");
        } catch (Exception e) {
            show(e);
        } finally {
            System.out.println(" fin");
        }
    }

    static int ret() throws Exception {
        try (R a = new R("ret", false, false)) { return 5; }
    }

    static int inLoop() throws Exception {
        int n = 0;
        for (int i = 0; i < 4; i++) { try (R r = new R("l" + i, false, false)) { if (i == 1) continue; if (i == 2) break; n += i + 1; } }
        return n;
    }

    public static void main(String[] args) throws Exception {
        for (int m = 0; m < 32; m++) { System.out.print(m + ": "); run(m); }
        System.out.println(ret());
        System.out.println(inLoop());
        R outer = new R("outer", false, true);
        try (outer) { System.out.print("using " + outer.n + " "); } catch (Exception e) { show(e); System.out.println(); }
        try (AutoCloseable c = () -> System.out.print("lambda closed "); AutoCloseable d = () -> { throw new java.io.IOException("io"); }) {
            System.out.print("in ");
        } catch (java.io.IOException e) { System.out.println(e); }
        Exception self = new Exception("self");
        try { self.addSuppressed(self); } catch (IllegalArgumentException e) { System.out.println(e.getMessage() + " / " + e.getCause().getMessage()); }
        try { self.addSuppressed(null); } catch (NullPointerException e) { System.out.println(e.getMessage()); }
    }
}
