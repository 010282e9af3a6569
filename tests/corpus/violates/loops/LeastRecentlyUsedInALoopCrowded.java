// Two threads look up three keys in a cache of two entries, over and over. Between the question and the answer the other thread may
// have driven the entry out.
//@ kinds: assertion-failure
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

public class LeastRecentlyUsedInALoopCrowded {
    public static void main(String[] args) {
        Map<Integer, String> cache = Collections.synchronizedMap(new LinkedHashMap<>(4, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, String> eldest) {
                return size() > 2;
            }
        });
        Runnable work = () -> {
            int key = 0;
            while (true) {
                key = (key + 1) % 3;
                cache.putIfAbsent(key, "value " + key);
                assert cache.get(key) != null; //~ assertion-failure
            }
        };
        new Thread(work).start();
        new Thread(work).start();
    }
}
