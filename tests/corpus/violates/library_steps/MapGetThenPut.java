// `get` and `put` are atomic each, but not together: an increment is lost.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentHashMap;

public class MapGetThenPut {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("n", 0);
        Runnable add = () -> map.put("n", map.get("n") + 1);
        Thread other = new Thread(add);
        other.start();
        add.run();
        other.join();
        assert map.get("n") == 2; //~ assertion-failure
    }
}
