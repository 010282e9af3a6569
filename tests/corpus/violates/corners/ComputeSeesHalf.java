// `compute` on two keys is two operations.
//@ kinds: assertion-failure
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class ComputeSeesHalf {
    public static void main(String[] args) throws Exception {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>(Map.of("a", 1, "b", 1));
        Thread other = new Thread(() -> { map.compute("a", (k, v) -> v - 1); map.compute("b", (k, v) -> v + 1); });
        other.start();
        assert map.get("a") + map.get("b") == 2; //~ assertion-failure
        other.join();
    }
}
