// The pair is one immutable object in a volatile field: its text is that of one state.
public class FormattedPairImmutable {
    record Pair(int left, int right) { }

    static volatile Pair pair = new Pair(0, 0);

    public static void main(String[] args) {
        new Thread(() -> pair = new Pair(1, 1)).start();
        String text = String.format("%s", pair);
        assert text.equals("Pair[left=0, right=0]") || text.equals("Pair[left=1, right=1]");
    }
}
