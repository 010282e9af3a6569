// A weak map is filled and emptied by two threads without end. Nothing keeps the second one out while the first is inside.
//@ kinds: assertion-failure
import java.util.*;

public class WeakMapInALoopCrowded {
    static int users;
    static final Map<String, String> map = new WeakHashMap<>();

    static void use() {
        synchronized (WeakMapInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        synchronized (map) {
            map.put("key", "value");
            map.clear();
        }
        synchronized (WeakMapInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(WeakMapInALoopCrowded::work).start();
        work();
    }
}
