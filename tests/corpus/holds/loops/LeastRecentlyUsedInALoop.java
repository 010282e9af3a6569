// Two threads look up three keys in a cache of two entries, over and over. The map is synchronized, and removes its eldest entry when
// it has three: nobody ever sees more than two.
//@ note: no run ends
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

public class LeastRecentlyUsedInALoop {
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
                if (cache.get(key) == null) {
                    cache.put(key, "value " + key);
                }
                assert cache.size() <= 2;
            }
        };
        new Thread(work).start();
        new Thread(work).start();
    }
}
