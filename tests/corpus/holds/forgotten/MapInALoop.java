// A map that is filled and emptied for ever comes back to where it was.
//@ note: no run ends
import java.util.*;

public class MapInALoop {
    static final Map<String, Integer> map = new HashMap<>();

    public static void main(String[] args) {
        new Thread(() -> {
            while (true) {
                synchronized (map) {
                    map.put("a", 1);
                    map.remove("a");
                }
            }
        }).start();
        while (true) {
            synchronized (map) {
                assert map.size() < 2;
            }
        }
    }
}
