// A cache in the order of use throws out its eldest entry by two threads without end. Nothing keeps the second one out while the first is inside.
// There are a few orders of two keys.
//@ kinds: assertion-failure
import java.util.*;

public class CacheInALoopCrowded {
    static int users;
    static int next;
    static final Map<Integer, String> cache = new LinkedHashMap<>(4, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
            return size() > 2;
        }
    };

    static void use() {
        synchronized (CacheInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        synchronized (cache) {
            next = (next + 1) % 3;
            cache.put(next, "value");
        }
        synchronized (CacheInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(CacheInALoopCrowded::work).start();
        work();
    }
}
