// getBytes with a target copies the low bytes of the characters into the shared array while the other thread reads it.
//@ kinds: assertion-failure
public class StringGetBytes {
    static final int LENGTH = 2;
    static final byte[] target = new byte[LENGTH];

    @SuppressWarnings("deprecation")
    static void copy(String text) {
        text.getBytes(0, LENGTH, target, 0);
    }

    public static void main(String[] args) {
        String text = "x".repeat(LENGTH);
        new Thread(() -> copy(text)).start();
        byte first = target[0];
        byte last = target[LENGTH - 1];
        byte again = target[0];
        assert first != again || first == last; //~ assertion-failure
    }
}
