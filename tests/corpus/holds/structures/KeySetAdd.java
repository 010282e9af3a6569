// The add of a set made by ConcurrentHashMap.newKeySet answers true to exactly one of two threads.
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class KeySetAdd {
    public static void main(String[] args) throws Exception {
        Set<String> set = ConcurrentHashMap.newKeySet();
        AtomicInteger first = new AtomicInteger();
        Runnable task = () -> {
            if (set.add("x")) {
                first.incrementAndGet();
            }
        };
        Thread a = new Thread(task);
        Thread b = new Thread(task);
        a.start();
        b.start();
        a.join();
        b.join();
        assert first.get() == 1 && set.size() == 1;
    }
}
