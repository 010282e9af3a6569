// `String.format` asks an object for its text, and the text is made of two fields that another thread changes one after the
// other: a text of both states is seen.
//@ kinds: assertion-failure
public class FormattedPair {
    static class Pair {
        volatile int left;
        volatile int right;

        @Override
        public String toString() {
            return left + "," + right;
        }
    }

    public static void main(String[] args) {
        Pair pair = new Pair();
        new Thread(() -> {
            pair.left = 1;
            pair.right = 1;
        }).start();
        String text = String.format("%s", pair);
        assert !text.equals("1,0"); //~ assertion-failure
    }
}
