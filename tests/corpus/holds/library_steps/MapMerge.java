// `merge` is atomic (javadoc: "The entire method invocation is performed atomically").
import java.util.concurrent.ConcurrentHashMap;

public class MapMerge {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        Runnable add = () -> map.merge("n", 1, Integer::sum);
        Thread other = new Thread(add);
        other.start();
        add.run();
        other.join();
        assert map.get("n") == 2;
    }
}
