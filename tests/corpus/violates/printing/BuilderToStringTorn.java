// The text of a shared builder is copied while another thread replaces two of its letters one after the other: the copy
// has one new and one old letter.
//@ kinds: assertion-failure
public class BuilderToStringTorn {
    public static void main(String[] args) {
        StringBuilder builder = new StringBuilder("aa");
        new Thread(() -> {
            builder.setCharAt(0, 'b');
            builder.setCharAt(1, 'b');
        }).start();
        String text = builder.toString();
        assert !text.equals("ba"); //~ assertion-failure
    }
}
