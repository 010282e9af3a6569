// An uncaught exception with causes, suppressed ones and a long common stack goes to stderr; status 1.
//@ stderr: same
public class UncaughtDeep {
    static class Odd extends RuntimeException {
        Odd(String m, Throwable c) {
            super(m, c);
        }

        @Override
        public String toString() {
            return "Odd{" + getMessage() + "}";
        }
    }

    static void a(int n) {
        if (n > 0) {
            a(n - 1);
            return;
        }
        try {
            b();
        } catch (IllegalArgumentException e) {
            Odd o = new Odd("wrapped\nwith a second line", e);
            o.addSuppressed(new Exception("suppressed", new Error("its cause")));
            throw o;
        }
    }

    static void b() {
        Integer.parseInt("not a number");
    }

    public static void main(String[] args) {
        System.out.println("before");
        Runnable r = () -> a(3);
        try {
            r.run();
        } finally {
            System.out.println("finally");
        }
        System.out.println("never");
    }
}
