// merge performs the whole update atomically.
import java.util.concurrent.ConcurrentHashMap;

public class MapMerge {
    static final ConcurrentHashMap<Integer, Integer> counts = new ConcurrentHashMap<>();

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> counts.merge(1, 1, Integer::sum));
        other.start();
        counts.merge(1, 1, Integer::sum);
        other.join();
        assert counts.get(1) == 2;
    }
}
