// `putIfAbsent` gives the value that was there before; who ignores it and uses its own object has another one than the map.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentHashMap;

public class PutIfAbsentIgnored {
    static final ConcurrentHashMap<String, Object> map = new ConcurrentHashMap<>();

    static Object get() {
        Object mine = new Object();
        map.putIfAbsent("key", mine);
        return mine;
    }

    public static void main(String[] args) {
        new Thread(PutIfAbsentIgnored::get).start();
        assert get() == map.get("key"); //~ assertion-failure
    }
}
