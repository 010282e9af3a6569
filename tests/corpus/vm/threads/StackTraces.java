// Stack traces of the own and of other threads, by class and method name.
import java.util.Map;

public class StackTraces {
    static final Object LOCK = new Object();

    static void deepest() throws InterruptedException {
        synchronized (LOCK) {
            LOCK.wait();
        }
    }

    static void middle() throws InterruptedException {
        deepest();
    }

    static class W implements Runnable {
        @Override
        public void run() {
            try {
                middle();
            } catch (InterruptedException e) {
                StackTraceElement[] st = e.getStackTrace();
                StringBuilder sb = new StringBuilder("interrupted:");
                for (StackTraceElement s : st) if (s.getClassName().startsWith("StackTraces")) sb.append(' ').append(s.getMethodName());
                System.out.println(sb);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        StackTraceElement[] own = Thread.currentThread().getStackTrace();
        System.out.println(own[0].getMethodName() + " " + own[1].getClassName() + "." + own[1].getMethodName() + " " + own[1].getFileName() + " " + (own[1].getLineNumber() > 0));
        Thread w = new Thread(new W(), "waiter");
        System.out.println("before start " + w.getStackTrace().length);
        w.start();
        while (w.getState() != Thread.State.WAITING) Thread.yield();
        StringBuilder sb = new StringBuilder("other:");
        for (StackTraceElement s : w.getStackTrace()) if (!s.getClassName().startsWith("java.lang.Object")) sb.append(' ').append(s.getClassName()).append('.').append(s.getMethodName());
        System.out.println(sb);
        Map<Thread, StackTraceElement[]> all = Thread.getAllStackTraces();
        System.out.println(all.containsKey(w) + " " + all.containsKey(Thread.currentThread()) + " " + (all.get(w).length >= 4));
        Thread[] ts = new Thread[20];
        int n = Thread.enumerate(ts);
        boolean main = false;
        boolean waiter = false;
        for (int i = 0; i < n; i++) {
            main |= ts[i].getName().equals("main");
            waiter |= ts[i] == w;
        }
        System.out.println(main + " " + waiter + " " + (Thread.activeCount() >= 2));
        w.interrupt();
        w.join();
        System.out.println("after end " + w.getStackTrace().length);
        Throwable t = recurse(5);
        System.out.println(t.getStackTrace().length + " " + t.getStackTrace()[4].getMethodName());
        t.setStackTrace(new StackTraceElement[] {new StackTraceElement("C", "m", "F.java", 7)});
        System.out.println(t.getStackTrace()[0]);
        java.util.List<String> frames = StackWalker.getInstance().walk(s -> s.map(StackWalker.StackFrame::getMethodName).toList());
        System.out.println(frames);
        Thread.dumpStack();
    }

    static Throwable recurse(int n) {
        return n == 0 ? new Throwable() : recurse(n - 1);
    }
}
