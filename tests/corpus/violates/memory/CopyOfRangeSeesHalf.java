// Arrays.copyOfRange taken between two writes has one of them.
//@ kinds: assertion-failure
import java.util.Arrays;

public class CopyOfRangeSeesHalf {
    static final char[] letters = {'-', 'a', 'a', '-'};

    public static void main(String[] args) {
        new Thread(() -> {
            letters[1] = 'b';
            letters[2] = 'b';
        }).start();
        char[] seen = Arrays.copyOfRange(letters, 1, 3);
        assert seen[0] == seen[1]; //~ assertion-failure
    }
}
