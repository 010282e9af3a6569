// Each state is an array of its own in a volatile field; a text shows one of them.
import java.util.Arrays;

public class ArraysToStringCopied {
    static volatile int[] array = {0, 0};

    public static void main(String[] args) {
        new Thread(() -> array = new int[] {1, 1}).start();
        String text = Arrays.toString(array);
        assert text.equals("[0, 0]") || text.equals("[1, 1]");
    }
}
