// Two threads ask a loading cache for the same key; it is loaded once.
//@ jars: guava
import com.google.common.cache.CacheBuilder;
import com.google.common.cache.CacheLoader;
import com.google.common.cache.LoadingCache;

public class GuavaCache {
    static volatile int loads;
    static final Object[] SEEN = new Object[2];

    public static void main(String[] args) throws Exception {
        LoadingCache<String, Object> cache = CacheBuilder.newBuilder().maximumSize(10).build(new CacheLoader<>() {
            @Override
            public Object load(String key) {
                loads++;
                return new Object();
            }
        });
        Thread one = new Thread(() -> SEEN[0] = cache.getUnchecked("key"));
        Thread two = new Thread(() -> SEEN[1] = cache.getUnchecked("key"));
        one.start();
        two.start();
        one.join();
        two.join();
        if (loads != 1 || SEEN[0] != SEEN[1]) {
            throw new AssertionError("loads: " + loads);
        }
    }
}
