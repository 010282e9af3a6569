// References are copied one by one as well: a reader may find the new first element and no last one yet.
//@ kinds: uncaught
import java.util.Arrays;

public class ArraycopyReferences {
    static final int LENGTH = 2;
    static final String[] target = new String[LENGTH];

    public static void main(String[] args) {
        String[] source = new String[LENGTH];
        Arrays.fill(source, "x");
        new Thread(() -> System.arraycopy(source, 0, target, 0, LENGTH)).start();
        String first = target[0];
        String last = target[LENGTH - 1];
        String again = target[0];
        // Either both ends are there, or both are not.
        if (first == again && (first != null || last != null)) {
            int length = first.length() + last.length(); //~ uncaught
        }
    }
}
