// toArray of a list over an array copies the elements one by one. set writes through to the array, so the copy may
// combine elements that were never there together.
//@ kinds: assertion-failure
import java.util.Arrays;
import java.util.List;

public class ListToArrayTorn {
    static final List<String> letters = Arrays.asList("a", "b");

    public static void main(String[] args) {
        new Thread(() -> {
            letters.set(0, "c");
            letters.set(1, "d");
            letters.set(0, "e");
        }).start();
        Object[] copy = letters.toArray();
        assert "ab cb cd ed".contains("" + copy[0] + copy[1]); //~ assertion-failure
    }
}
