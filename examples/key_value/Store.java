import java.util.HashMap;
import java.util.Map;

/** Numbers by their names. */
class Store {
    private final Map<String, Integer> values = new HashMap<>();

    synchronized int get(String key) {
        return values.getOrDefault(key, 0);
    }

    synchronized void put(String key, int value) {
        values.put(key, value);
    }

    synchronized void add(String key, int amount) {
        put(key, get(key) + amount);
    }
}
