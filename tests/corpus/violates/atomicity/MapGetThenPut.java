// Each operation of a ConcurrentHashMap is atomic, get followed by put is not.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentHashMap;

public class MapGetThenPut {
    static final ConcurrentHashMap<Integer, Integer> counts = new ConcurrentHashMap<>();

    static void count(int key) {
        Integer seen = counts.get(key);
        counts.put(key, seen == null ? 1 : seen + 1);
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> count(1));
        other.start();
        count(1);
        other.join();
        assert counts.get(1) == 2; //~ assertion-failure
    }
}
