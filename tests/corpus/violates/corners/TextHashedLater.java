// The text goes into a set, after it was printed: its content counts.
//@ kinds: assertion-failure
import java.util.HashSet;
import java.util.Set;

public class TextHashedLater {
    static volatile int v;
    public static void main(String[] args) throws Exception {
        Set<String> texts = new HashSet<>();
        Thread other = new Thread(() -> { v = 1; v = 2; });
        other.start();
        for (int i = 0; i < 2; i++) {
            String text = "v=" + v;
            System.out.println(text);
            texts.add(text);
        }
        assert !texts.contains("v=1") || texts.size() == 1; //~ assertion-failure
    }
}
