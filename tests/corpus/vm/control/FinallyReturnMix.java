// Finally blocks with resources, loops and nested tries, checked by a log of events.
import java.util.*;

public class FinallyReturnMix {
    static List<String> log = new ArrayList<>();
    static int v(String s, int r) { log.add(s); return r; }
    static class Res implements AutoCloseable { final String n; Res(String n) { this.n = n; log.add("open" + n); } public void close() { log.add("close" + n); } }

    static int a() { try (Res x = new Res("1"); Res y = new Res("2")) { return v("body", 1); } finally { log.add("fin"); } }
    @SuppressWarnings("finally") static int b() { for (int i = 0; i < 3; i++) { try (Res r = new Res("" + i)) { if (i == 1) return v("ret", 7); } finally { log.add("f" + i); if (i == 1) continue; } } return v("end", 8); }
    static int c() { int x = 1; try { x = 2; return x; } finally { x = 3; try { x = 4; throw new RuntimeException(); } catch (RuntimeException e) { x = 5; } finally { log.add("x" + x); } } }
    static int d(int depth) { try { return depth == 0 ? v("base", 0) : d(depth - 1) + 1; } finally { log.add("u" + depth); } }
    static String e() { StringBuilder s = new StringBuilder("a"); try { s.append("b"); return s.toString(); } finally { s.append("c"); log.add(s.toString()); } }
    static StringBuilder e2() { StringBuilder s = new StringBuilder("a"); try { return s.append("b"); } finally { s.append("c"); } }
    static int f() { int i = 0; try { i++; try { i++; throw new Exception("x"); } finally { i *= 10; } } catch (Exception ex) { i += 3; return i; } finally { i = 1000; log.add("i" + i); } }
    @SuppressWarnings("finally") static int g() { l: try { return v("try", 1); } finally { break l; } return v("after", 2); }
    static boolean h() { boolean done = false; do { try { if (done) return v("done", 1) == 1; done = true; continue; } finally { log.add("h" + done); } } while (true); }
    static long w() { long acc = 0; for (int i = 0; i < 5; i++) try { if (i % 2 == 0) throw new IllegalStateException("" + i); acc += i; } catch (IllegalStateException ex) { acc += 100L * Integer.parseInt(ex.getMessage()); } finally { acc++; } return acc; }
    static int sw(int k) { try { switch (k) { case 0: return v("zero", 0); case 1: break; default: throw new Error("k" + k); } return v("one", 1); } catch (Error er) { return v(er.getMessage(), -1); } finally { log.add("sw"); } }
    static double widen() { try { return v("int", 3); } finally { log.add("w"); } }

    static void show(Object r) { System.out.println(r + " " + log); log.clear(); }

    public static void main(String[] args) {
        show(a()); show(b()); show(c()); show(d(3)); show(e()); show(e2()); show(f()); show(g()); show(h()); show(w());
        for (int k = 0; k < 3; k++) show(sw(k));
        show(widen());
    }
}
