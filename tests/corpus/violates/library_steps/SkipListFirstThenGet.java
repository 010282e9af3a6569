// The map is not empty when asked, and empty when its first key is wanted: NoSuchElementException.
//@ kinds: uncaught
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListFirstThenGet {
    public static void main(String[] args) {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        map.put(1, 1);
        new Thread(() -> map.remove(1)).start();
        if (!map.isEmpty()) {
            map.firstKey(); //~ uncaught
        }
    }
}
