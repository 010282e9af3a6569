// `forEach` of a concurrent map is weakly consistent: it may miss the entry that was put first and see the one put second.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentHashMap;

public class MapForEachSkips {
    static int seen;

    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(3, 0);
        new Thread(() -> {
            map.put(1, 1);
            map.put(2, 2);
        }).start();
        map.forEach((key, value) -> seen += value);
        assert seen != 2; //~ assertion-failure
    }
}
