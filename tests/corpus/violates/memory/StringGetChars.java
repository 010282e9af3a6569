// getChars copies the characters of a string into the shared array one by one.
//@ kinds: assertion-failure
public class StringGetChars {
    static final int LENGTH = 2;
    static final char[] target = new char[LENGTH];

    public static void main(String[] args) {
        String text = "x".repeat(LENGTH);
        new Thread(() -> text.getChars(0, LENGTH, target, 0)).start();
        char first = target[0];
        char last = target[LENGTH - 1];
        char again = target[0];
        assert first != again || first == last; //~ assertion-failure
    }
}
