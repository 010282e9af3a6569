// Readers take a snapshot that never changes; writers copy and compare-and-set.
//@ unreduced: no
import java.util.*;
import java.util.concurrent.atomic.AtomicReference;

public class CopyOnWriteConfig {
    record Config(Map<String, Integer> values, int version) {}
    static final AtomicReference<Config> current = new AtomicReference<>(new Config(Map.of(), 0));
    static void put(String key, int value) {
        Config old, next;
        do {
            old = current.get();
            Map<String, Integer> copy = new TreeMap<>(old.values());
            copy.put(key, value);
            next = new Config(Collections.unmodifiableMap(copy), old.version() + 1);
        }
        while (!current.compareAndSet(old, next));
    }

    public static void main(String[] args) throws Exception {
        Thread a = new Thread(() -> put("a", 1)), b = new Thread(() -> put("b", 2));
        Thread reader = new Thread(() -> {
            Config c = current.get();
            assert c.values().size() == c.version();
        });
        a.start();
        b.start();
        reader.start();
        a.join();
        b.join();
        reader.join();
        assert current.get().version() == 2 && current.get().values().toString().equals("{a=1, b=2}");
    }
}
