// How deep a stack is depends on the state alone: neither on whether the thread has been as deep before, nor on
// what was saved and loaded meanwhile. The main thread counts its calls before an overflow three times, and the
// counts must be equal on every schedule.
//@ flags: --max-memory 512M --max-time 20
//@ expect: holds
public class RecursionDepth {
    static volatile int noise;
    static int deepest;

    // Frames of some size: room for them is made often, and each time is an occasion to look.
    static long depth(long a, long b, long c, long d, long e, long f, long g, long h) {
        deepest++;
        return depth(b, c, d, e, f, g, h, a) + a * b + c * d + e * f + g * h;
    }

    static int measure() {
        deepest = 0;
        try {
            depth(1, 2, 3, 4, 5, 6, 7, 8);
        } catch (StackOverflowError error) {
            return deepest;
        }
        return 0;
    }

    public static void main(String[] args) {
        Thread other = new Thread(() -> noise++);
        int before = measure();
        other.start();
        noise++;
        int after = measure();
        noise++;
        if (before != after || after != measure()) {
            throw new IllegalStateException(before + " and " + after);
        }
    }
}
