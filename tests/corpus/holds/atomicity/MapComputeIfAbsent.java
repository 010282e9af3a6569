// computeIfAbsent calls its function at most once per key, and all callers get the same value.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class MapComputeIfAbsent {
    static final ConcurrentHashMap<Integer, Object> map = new ConcurrentHashMap<>();
    static final AtomicInteger made = new AtomicInteger();
    static volatile Object his;

    static Object get() {
        return map.computeIfAbsent(1, key -> {
            made.incrementAndGet();
            return new Object();
        });
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> his = get());
        other.start();
        Object mine = get();
        other.join();
        assert mine == his;
        assert made.get() == 1;
    }
}
