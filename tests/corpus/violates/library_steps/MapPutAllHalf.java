// `putAll` puts one entry after the other (javadoc: aggregate operations need not be atomic).
//@ kinds: assertion-failure
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

public class MapPutAllHalf {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        TreeMap<Integer, Integer> both = new TreeMap<>(Map.of(1, 1, 2, 2));
        new Thread(() -> map.putAll(both)).start();
        boolean first = map.containsKey(1);
        boolean second = map.containsKey(2);
        boolean firstAgain = map.containsKey(1);
        assert first != firstAgain || first == second; //~ assertion-failure
    }
}
