// clone of an array reads its elements one by one. The clone may combine elements that were never there together.
//@ kinds: assertion-failure
public class ArrayCloneTorn {
    static final int LENGTH = 2;
    static final int[] source = new int[LENGTH];

    public static void main(String[] args) {
        new Thread(() -> {
            source[0] = 1;
            source[LENGTH - 1] = 1;
            source[0] = 2;
        }).start();
        int[] copy = source.clone();
        int seen = 10 * copy[0] + copy[LENGTH - 1];
        assert seen == 0 || seen == 10 || seen == 11 || seen == 21; //~ assertion-failure
    }
}
