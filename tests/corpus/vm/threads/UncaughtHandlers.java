// Uncaught exceptions: per-thread handler, group handler, default handler, and a handler which throws.
//@ stderr: same
public class UncaughtHandlers {
    static class Group extends ThreadGroup {
        Group(String n) {
            super(n);
        }

        @Override
        public void uncaughtException(Thread t, Throwable e) {
            System.out.println("group " + getName() + " saw " + t.getName() + " " + e);
        }
    }

    static void runAndJoin(Thread t) throws Exception {
        t.start();
        t.join();
        System.out.println("joined " + t.getName() + " " + t.getState());
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> {
            throw new IllegalStateException("in a");
        }, "a");
        a.setUncaughtExceptionHandler((t, e) -> System.out.println("own handler: " + t.getName() + " " + e.getMessage()));
        runAndJoin(a);

        Group g = new Group("special");
        runAndJoin(new Thread(g, () -> {
            Object o = "x";
            System.out.println((Integer) o);
        }, "b"));

        System.out.println("default handler " + Thread.getDefaultUncaughtExceptionHandler());
        Thread.setDefaultUncaughtExceptionHandler((t, e) -> System.out.println("default handler: " + t.getName() + " " + e));
        runAndJoin(new Thread(() -> {
            int[] z = new int[2];
            z[args.length + 2] = 1;
        }, "c"));
        Thread d = new Thread(() -> {
            throw new Error("in d");
        }, "d");
        System.out.println("handler of d is its group: " + (d.getUncaughtExceptionHandler() == d.getThreadGroup()));
        runAndJoin(d);
        Thread e = new Thread(() -> {
            throw new RuntimeException("first");
        }, "e");
        e.setUncaughtExceptionHandler((t, x) -> {
            System.out.println("handler throws after " + x.getMessage());
            throw new RuntimeException("second, ignored");
        });
        runAndJoin(e);
        System.out.println("handler after death " + e.getUncaughtExceptionHandler());
        Thread.setDefaultUncaughtExceptionHandler(null);
        runAndJoin(new Thread(() -> {
            throw new UnsupportedOperationException("to stderr");
        }, "f"));
        System.out.println("end of main");
    }
}
