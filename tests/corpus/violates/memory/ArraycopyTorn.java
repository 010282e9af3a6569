// The source changes while it is copied. The copy may combine elements that were never in it together: it reads them
// one by one, in whatever order.
//@ kinds: assertion-failure
public class ArraycopyTorn {
    static final int LENGTH = 2;
    static final short[] source = new short[LENGTH];

    public static void main(String[] args) {
        new Thread(() -> {
            source[0] = 1;
            source[LENGTH - 1] = 1;
            source[0] = 2;
        }).start();
        short[] copy = new short[LENGTH];
        System.arraycopy(source, 0, copy, 0, LENGTH);
        int seen = 10 * copy[0] + copy[LENGTH - 1];
        assert seen == 0 || seen == 10 || seen == 11 || seen == 21; //~ assertion-failure
    }
}
