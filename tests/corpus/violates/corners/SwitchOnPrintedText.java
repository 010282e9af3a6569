// A text is printed and switched on.
//@ kinds: assertion-failure
public class SwitchOnPrintedText {
    static volatile int v;
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> v = 1);
        other.start();
        String text = String.valueOf(v);
        System.out.println(text);
        switch (text) {
            case "1": assert false; break; //~ assertion-failure
            default:
        }
    }
}
