// Two threads write every other element of an array of 80,000: no element is written by both, so all orders
// come to the same end. Runs this long have to be compared without looking at all pairs of accesses.
//@ unreduced: no
public class LongRunsApart {
    static final int[] shared = new int[80_000];

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> fill(0));
        other.start();
        fill(1);
        other.join();
        for (int i = 0; i < shared.length; i++) {
            assert shared[i] == i;
        }
    }

    static void fill(int from) {
        for (int i = from; i < shared.length; i += 2) {
            shared[i] = i;
        }
    }
}
