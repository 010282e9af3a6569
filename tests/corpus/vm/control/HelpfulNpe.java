// Helpful NullPointerException messages without local variable names.
public class HelpfulNpe {
    static class N { N next; int val; int[] arr; N[] ns; String s; N get() { return next; } static N st; N at(int i, String q) { return null; } long lng; }
    interface Act { void run() throws Throwable; }

    static void t(Act a) {
        try { a.run(); System.out.println("no npe"); } catch (NullPointerException e) { System.out.println(e.getMessage()); } catch (Throwable e) { System.out.println(e); }
    }

    static N field;
    static int[] sarr;
    static int[][] marr = new int[2][];
    N self;

    static void params(N p, int i, long l, N q) { q.val = 1; }
    static void params2(N p, int i, long l, String[] q) { System.out.println(q[i].length()); }
    void inst(N p) { self.next.val++; }
    static N nul() { return null; }
    static String str(Object o, int... x) { return null; }

    public static void main(String[] args) {
        N n = new N();
        t(() -> field.val = 1);
        t(() -> System.out.println(field.val));
        t(() -> n.next.val = 2);
        t(() -> n.next.next.next.val = 2);
        t(() -> System.out.println(n.next.lng));
        t(() -> n.get().get());
        t(() -> nul().get());
        t(() -> n.at(1, "x").at(2, null));
        t(() -> System.out.println(n.arr[0]));
        t(() -> n.arr[3] = 5);
        t(() -> System.out.println(n.arr.length));
        t(() -> n.ns[n.val].next = null);
        t(() -> { n.ns = new N[2]; n.ns[1].val = 3; });
        t(() -> n.ns[n.val + 1].get());
        t(() -> sarr[0]++);
        t(() -> marr[1][0] = 3);
        t(() -> System.out.println(marr[sarr == null ? 1 : 0][1]));
        t(() -> { synchronized (n.s) { } });
        t(() -> { throw n.next == null ? null : new Exception(); });
        t(() -> N.st.s.length());
        t(() -> n.s.length());
        t(() -> str(null, 1, 2).trim());
        t(() -> params(null, 1, 2L, null));
        t(() -> params2(null, 1, 2L, new String[2]));
        t(() -> params2(null, 1, 2L, null));
        t(() -> new HelpfulNpe().inst(null));
        t(() -> { N a = null; a.val = 1; });
        t(() -> { int i = 1; long l = 2; N[] a = {null, null}; a[i].s = "q"; });
        t(() -> { N[][] a = new N[2][2]; int i = 0; a[i][i + 1].s.length(); });
        t(() -> { Integer b = null; int x = b; });
        t(() -> { Boolean b = null; if (b) return; });
        t(() -> { Object o = null; o.toString(); });
        t(() -> { Object o = null; ((String) o).length(); });
        t(() -> { Object o = null; ((Runnable) o).run(); });
        t(() -> { for (String s : (java.util.List<String>) null) { } });
        t(() -> { for (int s : (int[]) null) { } });
        t(() -> { String s = null; switch (s) { case "a": } });
        t(() -> { byte[] b = null; b[0] = 1; });
        t(() -> { double[] b = null; b[0] = 1; });
        t(() -> { char[] b = null; char c = b[0]; });
        t(() -> { Object[] b = null; b[0] = ""; });
        t(() -> { boolean[] b = null; b[0] = true; });
        t(() -> { short[] b = null; b[0] += 1; });
        t(() -> { float[] b = null; b[0] *= 1; });
        t(() -> { long[] b = null; b[0]--; });
        t(() -> ((N) null).val++);
        t(() -> { throw new NullPointerException(); });
        t(() -> { throw new NullPointerException("explicit"); });
        t(() -> java.util.Objects.requireNonNull(null));
    }
}
