// An uncaught exception with causes and suppressed ones: stack trace and status 1.
//@ stderr: same
public class Uncaught {
    static class AppException extends Exception {
        AppException(String m, Throwable c) { super(m, c); }
    }

    static void low(int x) {
        if (x > 2) {
            throw new IllegalArgumentException("x is " + x);
        }
        low(x + 1);
    }

    static void middle() throws AppException {
        try {
            low(0);
        } catch (RuntimeException e) {
            AppException a = new AppException("middle failed", e);
            a.addSuppressed(new IllegalStateException("while closing"));
            throw a;
        }
    }

    public static void main(String[] args) throws Exception {
        System.out.println("before");
        try {
            middle();
        } finally {
            System.out.println("finally");
        }
        System.out.println("never");
    }
}
