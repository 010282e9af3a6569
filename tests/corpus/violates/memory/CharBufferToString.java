// toString of a CharBuffer copies the characters. While another thread writes them, it may see a new one behind an old one.
//@ kinds: assertion-failure
import java.nio.CharBuffer;

public class CharBufferToString {
    static final char[] letters = {'a', 'b'};

    public static void main(String[] args) {
        new Thread(() -> {
            letters[0] = 'c';
            letters[1] = 'd';
            letters[0] = 'e';
        }).start();
        String seen = CharBuffer.wrap(letters).toString();
        assert "ab cb cd ed".contains(seen); //~ assertion-failure
    }
}
