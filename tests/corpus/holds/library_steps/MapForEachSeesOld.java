// `forEach` sees what was there all the time, and nothing that was never put.
import java.util.concurrent.ConcurrentHashMap;

public class MapForEachSeesOld {
    static int seen;

    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.put(3, 10);
        new Thread(() -> {
            map.put(1, 1);
            map.put(2, 2);
        }).start();
        map.forEach((key, value) -> seen += value);
        assert seen >= 10 && seen <= 13;
    }
}
