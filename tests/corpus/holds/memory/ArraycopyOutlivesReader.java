// A copy inside an array moves each element once, also if the only other thread that uses the array ends on the way.
public class ArraycopyOutlivesReader {
    static final int[] shared = {1, 2, 3, 4};
    static int seen;

    public static void main(String[] args) {
        new Thread(() -> seen = shared[3]).start();
        System.arraycopy(shared, 0, shared, 1, 3);
        assert shared[0] == 1 && shared[1] == 1 && shared[2] == 2 && shared[3] == 3;
    }
}
