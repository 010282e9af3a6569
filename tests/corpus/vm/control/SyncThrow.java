// Monitors are released when exceptions leave synchronized blocks and methods.
public class SyncThrow {
    static final Object A = new Object(), B = new Object();
    synchronized void inst(boolean t) { System.out.print(Thread.holdsLock(this) + " "); if (t) throw new RuntimeException("inst"); }
    static synchronized int stat(int n) { System.out.print(Thread.holdsLock(SyncThrow.class) + " "); return 10 / n; }
    static int early(int k) { synchronized (A) { synchronized (B) { if (k == 0) return 1; if (k == 1) throw new IllegalStateException("k1"); for (int i = 0; ; i++) { synchronized (A) { if (i == k) break; if (i > 5) continue; } } return Thread.holdsLock(A) && Thread.holdsLock(B) ? 2 : 3; } } }
    static void rec(int n) { synchronized (A) { if (n > 0) rec(n - 1); else throw new Error("bottom"); } }

    public static void main(String[] args) throws Exception {
        SyncThrow s = new SyncThrow();
        for (boolean b : new boolean[] {false, true}) try { s.inst(b); System.out.print("ok "); } catch (RuntimeException e) { System.out.print(e.getMessage() + " "); } finally { System.out.println(Thread.holdsLock(s)); }
        for (int n : new int[] {5, 0}) try { System.out.print(stat(n) + " "); } catch (ArithmeticException e) { System.out.print("div "); } finally { System.out.println(Thread.holdsLock(SyncThrow.class)); }
        for (int k = 0; k < 4; k++) try { System.out.print(early(k) + " "); } catch (IllegalStateException e) { System.out.print(e.getMessage() + " "); } finally { System.out.println(Thread.holdsLock(A) + " " + Thread.holdsLock(B)); }
        try { rec(50); } catch (Error e) { System.out.println(e.getMessage() + Thread.holdsLock(A)); }
        try { synchronized (B) { B.wait(1); A.wait(1); } } catch (IllegalMonitorStateException e) { System.out.println(e.getMessage()); }
        try { A.notifyAll(); } catch (IllegalMonitorStateException e) { System.out.println(e.getMessage()); }
        try { synchronized (A) { A.wait(-1); } } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        Object lock = A;
        synchronized (lock) { lock = null; System.out.println(Thread.holdsLock(A)); }
        System.out.println(Thread.holdsLock(A));
        try { Thread.holdsLock(null); } catch (NullPointerException e) { System.out.println("npe"); }
        boolean[] free = new boolean[1];
        Thread t = new Thread(() -> { synchronized (A) { free[0] = true; } });
        t.start(); t.join();
        System.out.println(free[0]);
        Thread.currentThread().interrupt();
        try { synchronized (A) { A.wait(); } } catch (InterruptedException e) { System.out.println("interrupted " + Thread.interrupted() + " " + e.getMessage()); }
        synchronized (SyncThrow.class) { synchronized (SyncThrow.class) { System.out.println(stat(1)); } }
    }
}
