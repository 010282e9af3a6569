// `HashMap.forEach` has the count in a local variable while it calls the program, which here lets the other thread in.
//@ kinds: uncaught
import java.util.*;

public class ChangeUnderMapForEach {
    static final Map<Integer, Integer> map = new HashMap<>(Map.of(1, 1));

    public static void main(String[] args) {
        new Thread(() -> {
            synchronized (map) {
                map.put(2, 2);
                map.remove(2);
            }
        }).start();
        map.forEach((key, value) -> { //~ uncaught
            synchronized (map) {
                map.size();
            }
        });
    }
}
