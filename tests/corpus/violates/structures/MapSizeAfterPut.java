// A put into a ConcurrentHashMap inserts first and counts afterwards: whoever finds the key may
// still be told that the map has no entries.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentHashMap;

public class MapSizeAfterPut {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
        Thread writer = new Thread(() -> map.put("a", "b"));
        writer.start();
        if (map.containsKey("a")) {
            assert !map.isEmpty(); //~ assertion-failure
        }
        writer.join();
    }
}
