// The view of a synchronized map is synchronized as well, but not its iterator.
//@ kinds: uncaught
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedMapViews {
    public static void main(String[] args) {
        Map<Integer, Integer> map = Collections.synchronizedMap(new HashMap<>(Map.of(1, 1, 2, 2)));
        new Thread(() -> map.put(3, 3)).start();
        for (int key : map.keySet()) { //~ uncaught
            assert key > 0;
        }
    }
}
