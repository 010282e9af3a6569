// A record with a list in it changes its hash while it is a key.
//@ kinds: assertion-failure
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

public class RecordHashInMap {
    record Key(List<Integer> parts) { }
    public static void main(String[] args) throws Exception {
        Key key = new Key(new CopyOnWriteArrayList<>());
        Map<Key, Integer> map = Collections.synchronizedMap(new HashMap<>());
        Thread t = new Thread(() -> key.parts().add(1));
        t.start();
        map.put(key, 1);
        t.join();
        assert map.get(key) != null; //~ assertion-failure
    }
}
