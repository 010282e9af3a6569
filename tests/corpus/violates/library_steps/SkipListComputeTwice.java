// `computeIfAbsent` of a ConcurrentSkipListMap is not atomic: "the function is NOT guaranteed to be applied once
// atomically" (javadoc). Two calls for one entry.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicInteger;

public class SkipListComputeTwice {
    static final AtomicInteger calls = new AtomicInteger();

    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<String, Integer> map = new ConcurrentSkipListMap<>();
        Thread other = new Thread(() -> map.computeIfAbsent("key", key -> calls.incrementAndGet()));
        other.start();
        map.computeIfAbsent("key", key -> calls.incrementAndGet());
        other.join();
        assert calls.get() == 1; //~ assertion-failure
    }
}
