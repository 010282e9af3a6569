// The element is tested and then read again. Between the two Array.get calls the other thread clears it.
//@ kinds: uncaught
import java.lang.reflect.Array;

public class ArrayGetNullBetween {
    static final Object slots = new String[] {"full"};

    public static void main(String[] args) {
        new Thread(() -> Array.set(slots, 0, null)).start();
        if (Array.get(slots, 0) != null) {
            ((String) Array.get(slots, 0)).length(); //~ uncaught
        }
    }
}
