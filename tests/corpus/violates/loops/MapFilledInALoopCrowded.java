// A map is filled beyond its first table and emptied by two threads without end. Nothing keeps the second one out while the first is inside.
// The table grows once, and stays as it is.
//@ kinds: assertion-failure
import java.util.*;

public class MapFilledInALoopCrowded {
    static int users;
    static final Map<Integer, String> map = new HashMap<>();

    static void use() {
        synchronized (MapFilledInALoopCrowded.class) {
            assert users == 0; //~ assertion-failure
            users++;
        }
        synchronized (map) {
            for (int key = 0; key < 14; key++) {
                map.put(key, "value");
            }
            map.clear();
        }
        synchronized (MapFilledInALoopCrowded.class) {
            users--;
        }
    }

    static void work() {
        while (true) {
            use();
        }
    }

    public static void main(String[] args) {
        new Thread(MapFilledInALoopCrowded::work).start();
        work();
    }
}
