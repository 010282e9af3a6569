// A reduction over a concurrent map is no snapshot: a transfer between two entries is seen halfway.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentHashMap;

public class MapReduceTorn {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(1, 5);
        map.put(2, 5);
        new Thread(() -> {
            map.put(1, 4);
            map.put(2, 6);
        }).start();
        int sum = map.reduceValuesToInt(Long.MAX_VALUE, Integer::intValue, 0, Integer::sum);
        assert sum == 10; //~ assertion-failure
    }
}
