// An uncaught error with a null message from a lambda in a stream of calls.
//@ stderr: same
import java.util.function.IntUnaryOperator;

public class UncaughtError {
    static class Custom extends Error {
        final int code;
        Custom(int code) { this.code = code; }
        @Override public String getMessage() { return code == 0 ? null : "code " + code; }
    }

    static int apply(IntUnaryOperator f, int x) { return f.applyAsInt(x); }

    public static void main(String[] args) {
        try {
            apply(UncaughtError::fail, 7);
        } catch (Custom e) {
            System.out.println(e + " " + e.code);
        }
        apply(UncaughtError::fail, 0);
    }

    static int fail(int n) { throw new Custom(n); }
}
