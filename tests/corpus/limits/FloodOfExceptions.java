// Exceptions, each the cause of the next, with the stack of its making.
//@ flags: --max-memory 256M --max-time 2
//@ expect: inconclusive the memory limit was reached
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive million calls and loops
public class FloodOfExceptions {
    static Throwable deep(int n, Throwable cause) {
        return n == 0 ? new RuntimeException("flood", cause) : deep(n - 1, cause);
    }

    public static void main(String[] args) {
        Throwable last = null;
        while (true) {
            last = deep(500, last);
            last.getStackTrace();
        }
    }
}
