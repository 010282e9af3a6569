// `setValue` of an entry of a ConcurrentHashMap puts: an entry that was removed meanwhile is there again.
//@ kinds: assertion-failure
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class EntrySetValueRevives {
    public static void main(String[] args) throws InterruptedException {
        ConcurrentHashMap<String, Integer> map = new ConcurrentHashMap<>();
        map.put("key", 1);
        Thread remover = new Thread(() -> map.remove("key"));
        remover.start();
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            entry.setValue(2);
        }
        remover.join();
        assert map.isEmpty(); //~ assertion-failure
    }
}
