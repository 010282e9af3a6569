// A map is filled beyond its first table and emptied by two threads without end. At most the other one is inside when somebody comes in.
// The table grows once, and stays as it is.
//@ note: no run ends
import java.util.*;

public class MapFilledInALoop {
    static int users;
    static final Map<Integer, String> map = new HashMap<>();

    static void use() {
        synchronized (MapFilledInALoop.class) {
            assert users < 2;
            users++;
        }
        synchronized (map) {
            for (int key = 0; key < 14; key++) {
                map.put(key, "value");
            }
            map.clear();
        }
        synchronized (MapFilledInALoop.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(MapFilledInALoop::work).start();
        work();
    }
}
