// A builder is emptied and filled again while another thread prints it: an empty text is seen.
//@ kinds: assertion-failure
public class BuilderLengthSeen {
    public static void main(String[] args) {
        StringBuilder builder = new StringBuilder("aa");
        new Thread(() -> {
            builder.setLength(0);
            builder.append("bb");
        }).start();
        String text = "text " + builder;
        assert !text.equals("text "); //~ assertion-failure
    }
}
