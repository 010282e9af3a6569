// While the value is computed the key is not there yet, although the function has begun.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentHashMap;

public class GetDuringCompute {
    static volatile boolean begun;
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Thread other = new Thread(() -> map.computeIfAbsent("k", k -> { begun = true; return 1; }));
        other.start();
        if (begun) assert map.get("k") != null; //~ assertion-failure
        other.join();
    }
}
