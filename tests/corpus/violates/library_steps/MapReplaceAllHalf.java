// `replaceAll` replaces one value after the other: a reader sees the later key replaced and, before it, the earlier one not.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentHashMap;

public class MapReplaceAllHalf {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(1, 0);
        map.put(2, 0);
        new Thread(() -> map.replaceAll((key, value) -> 1)).start();
        int first = map.get(1);
        int second = map.get(2);
        assert first >= second && first == map.get(1) || second == 0; //~ assertion-failure
    }
}
