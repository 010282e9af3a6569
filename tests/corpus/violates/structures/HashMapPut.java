// Two threads put different keys into a HashMap at the same time: both make the table, one is lost.
//@ kinds: assertion-failure
import java.util.HashMap;
import java.util.Map;

public class HashMapPut {
    public static void main(String[] args) throws Exception {
        Map<Integer, Integer> map = new HashMap<>();
        Thread other = new Thread(() -> map.put(1, 1));
        other.start();
        map.put(2, 2);
        other.join();
        assert map.get(1) != null && map.get(2) != null; //~ assertion-failure
    }
}
