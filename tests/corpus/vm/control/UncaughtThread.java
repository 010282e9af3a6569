// Uncaught exceptions in threads, handlers of thread, group and default, and main's fate.
//@ stderr: same
public class UncaughtThread {
    static void run(Thread t) throws InterruptedException { t.start(); t.join(); }

    public static void main(String[] args) throws Exception {
        Thread plain = new Thread(() -> { throw new IllegalStateException("plain"); }, "worker-1");
        run(plain);
        System.out.println(plain.isAlive() + " " + plain.getState());
        Thread own = new Thread(() -> { throw new Error("own handler"); }, "worker-2");
        own.setUncaughtExceptionHandler((t, e) -> System.out.println("own: " + t.getName() + " " + e));
        run(own);
        ThreadGroup g = new ThreadGroup("group") { @Override public void uncaughtException(Thread t, Throwable e) { System.out.println("group: " + getName() + " " + t.getName() + " " + e.getMessage()); } };
        run(new Thread(g, () -> { Object o = null; o.hashCode(); }, "worker-3"));
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default: " + t.getName() + " " + e));
        run(new Thread(() -> { throw new RuntimeException("to default"); }, "worker-4"));
        Thread bad = new Thread(() -> { throw new RuntimeException("first"); }, "worker-5");
        bad.setUncaughtExceptionHandler((t, e) -> { System.out.println("handler throws"); throw new RuntimeException("second"); });
        run(bad);
        System.out.println(Thread.currentThread().getUncaughtExceptionHandler() == Thread.currentThread().getThreadGroup());
        System.out.println(own.getUncaughtExceptionHandler() == null);
        Thread.setDefaultUncaughtExceptionHandler(null);
        run(new Thread(() -> { try { throw new RuntimeException("inner"); } finally { System.out.println("finally in thread"); } }, "worker-6"));
        Thread.currentThread().setUncaughtExceptionHandler((t, e) -> System.out.println("main died of " + e.getMessage()));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook runs")));
        throw new Exception("end of main");
    }
}
