// A cache in the order of use throws out its eldest entry by two threads without end. At most the other one is inside when somebody comes in.
// There are a few orders of two keys.
//@ note: no run ends
import java.util.*;

public class CacheInALoop {
    static int users;
    static int next;
    static final Map<Integer, String> cache = new LinkedHashMap<>(4, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
            return size() > 2;
        }
    };

    static void use() {
        synchronized (CacheInALoop.class) {
            assert users < 2;
            users++;
        }
        synchronized (cache) {
            next = (next + 1) % 3;
            cache.put(next, "value");
        }
        synchronized (CacheInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(CacheInALoop::work).start();
        work();
    }
}
