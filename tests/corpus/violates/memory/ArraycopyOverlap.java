// Elements are shifted within one array. Before and afterwards the third is one more than the second, but they change one
// after the other, so on the way a reader may find it otherwise.
//@ kinds: assertion-failure
public class ArraycopyOverlap {
    static final byte[] bytes = {1, 2, 3, 4};

    public static void main(String[] args) {
        new Thread(() -> System.arraycopy(bytes, 0, bytes, 1, 3)).start();
        // Before it is 1 2 3 4, afterwards 1 1 2 3: the third is always one more than the second.
        byte second = bytes[1];
        byte third = bytes[2];
        byte again = bytes[1];
        assert second != again || third == second + 1; //~ assertion-failure
    }
}
