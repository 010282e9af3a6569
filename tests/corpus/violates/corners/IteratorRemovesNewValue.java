// `remove` of an iterator over a ConcurrentHashMap removes the key, also when it has another value by now.
//@ kinds: assertion-failure
import java.util.Iterator;
import java.util.concurrent.ConcurrentHashMap;

public class IteratorRemovesNewValue {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("key", 1);
        Thread writer = new Thread(() -> map.put("key", 2));
        writer.start();
        Iterator<Integer> values = map.values().iterator();
        int seen = values.next();
        values.remove();
        writer.join();
        assert seen == 2 || map.containsKey("key"); //~ assertion-failure
    }
}
