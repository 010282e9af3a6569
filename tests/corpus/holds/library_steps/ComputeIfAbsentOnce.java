// `computeIfAbsent` calls its function at most once per key (javadoc of ConcurrentHashMap), and both threads get the same.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class ComputeIfAbsentOnce {
    static final AtomicInteger calls = new AtomicInteger();
    static Object theirs;

    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();
        Thread other = new Thread(() -> theirs = map.computeIfAbsent("key", key -> {
            calls.incrementAndGet();
            return new Object();
        }));
        other.start();
        Object mine = map.computeIfAbsent("key", key -> {
            calls.incrementAndGet();
            return new Object();
        });
        other.join();
        assert mine == theirs && calls.get() == 1;
    }
}
