// A weak map is filled and emptied by two threads without end. At most the other one is inside when somebody comes in.
//@ note: no run ends
import java.util.*;

public class WeakMapInALoop {
    static int users;
    static final Map<String, String> map = new WeakHashMap<>();

    static void use() {
        synchronized (WeakMapInALoop.class) {
            assert users < 2;
            users++;
        }
        synchronized (map) {
            map.put("key", "value");
            map.clear();
        }
        synchronized (WeakMapInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(WeakMapInALoop::work).start();
        work();
    }
}
