// A helper prints a line and keeps it: the third line is seen to be another one than the first two.
//@ kinds: assertion-failure
public class HelperKeepsText {
    static String last;

    static void log(String text) {
        System.out.println(text);
        last = text;
    }

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (HelperKeepsText.class) {
            }
        }).start();
        int rounds = 0;
        while (true) {
            synchronized (HelperKeepsText.class) {
                log("round " + ++rounds);
            }
            assert !last.equals("round 3"); //~ assertion-failure
        }
    }
}
