// The caller uses the object it made instead of the one putIfAbsent says is already there.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentHashMap;

public class PutIfAbsentIgnored {
    static final ConcurrentHashMap<Integer, Object> map = new ConcurrentHashMap<>();
    static volatile Object his;

    static Object get() {
        Object value = map.get(1);
        if (value == null) {
            value = new Object();
            map.putIfAbsent(1, value);
        }
        return value;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> his = get());
        other.start();
        Object mine = get();
        other.join();
        assert mine == his; //~ assertion-failure
    }
}
