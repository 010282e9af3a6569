// Stack traces of other threads, of the current thread, and dumps of blocked ones.
import java.util.*;
import java.util.concurrent.CountDownLatch;

public class ThreadStacks {
    static final Object LOCK = new Object();
    static void parked(CountDownLatch in, CountDownLatch out) { in.countDown(); try { out.await(); } catch (InterruptedException e) { System.out.println("interrupted"); } }
    static void deep(int n, CountDownLatch in, CountDownLatch out) { if (n == 0) parked(in, out); else deep(n - 1, in, out); }
    static String mine(StackTraceElement[] st) { StringJoiner j = new StringJoiner(" "); for (StackTraceElement e : st) if (e.getClassName().equals("ThreadStacks")) j.add(e.getMethodName().replaceAll("\\$\\d+", "")); return j.toString(); }

    public static void main(String[] args) throws Exception {
        CountDownLatch in = new CountDownLatch(2), out = new CountDownLatch(1);
        Thread t = new Thread(() -> deep(3, in, out), "deep"), u = new Thread(() -> parked(in, out), "flat");
        System.out.println(t.getStackTrace().length + " " + t.getState());
        t.start(); u.start(); in.await();
        while (t.getState() != Thread.State.WAITING || u.getState() != Thread.State.WAITING) Thread.sleep(1);
        System.out.println(mine(t.getStackTrace()) + " | " + mine(u.getStackTrace()) + " | " + mine(Thread.currentThread().getStackTrace()));
        Map<Thread, StackTraceElement[]> all = Thread.getAllStackTraces();
        TreeMap<String, String> seen = new TreeMap<>();
        all.forEach((k, v) -> { if (!mine(v).isEmpty()) seen.put(k.getName(), mine(v)); });
        System.out.println(seen);
        out.countDown(); t.join(); u.join();
        System.out.println(t.getStackTrace().length + " " + t.getState() + " " + t.isAlive());
        Thread b;
        synchronized (LOCK) { b = new Thread(() -> { synchronized (LOCK) { LOCK.notify(); } }, "blocked"); b.start(); while (b.getState() != Thread.State.BLOCKED) Thread.sleep(1); System.out.println(mine(b.getStackTrace())); LOCK.wait(); }
        b.join();
        Throwable[] made = new Throwable[1];
        Thread m = new Thread(() -> made[0] = new Throwable("made elsewhere"), "maker");
        m.start(); m.join();
        System.out.println(mine(made[0].getStackTrace()) + " " + made[0].getStackTrace()[made[0].getStackTrace().length - 1].getMethodName());
        StackTraceElement[] cur = Thread.currentThread().getStackTrace();
        System.out.println(cur[0].getMethodName() + " " + cur[1].getMethodName() + " " + cur[1].getLineNumber());
    }
}
