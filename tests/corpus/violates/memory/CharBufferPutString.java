// CharBuffer.put(String) copies the characters one by one; a reader may meet it half done.
//@ kinds: assertion-failure
import java.nio.CharBuffer;

public class CharBufferPutString {
    static final int LENGTH = 2;
    static final char[] target = new char[LENGTH];

    public static void main(String[] args) {
        String text = "x".repeat(LENGTH);
        new Thread(() -> CharBuffer.wrap(target).put(text)).start();
        char first = target[0];
        char last = target[LENGTH - 1];
        char again = target[0];
        assert first != again || first == last; //~ assertion-failure
    }
}
