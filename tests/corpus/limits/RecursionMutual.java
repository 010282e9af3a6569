// Two methods that call each other without end, with a frame of many variables each.
//@ flags: --max-memory 256M --max-time 20
//@ expect: violated java.lang.StackOverflowError
public class RecursionMutual {
    static long even(long a, long b, long c, long d) {
        long e = a * b, f = c * d;
        return odd(e + 1, f + 2, a + 3, b + 4) + e * f;
    }

    static long odd(long a, long b, long c, long d) {
        return even(d, c, b, a) + a - b;
    }

    public static void main(String[] args) {
        even(1, 2, 3, 4);
    }
}
