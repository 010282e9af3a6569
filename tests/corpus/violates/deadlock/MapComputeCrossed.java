// Two threads compute for one key, and look at the other's key inside: each holds its bin and wants
// the other's.
//@ kinds: deadlock
import java.util.concurrent.ConcurrentHashMap;

public class MapComputeCrossed {
    static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

    public static void main(String[] args) {
        map.put(1, 1);
        map.put(2, 2);
        new Thread(() -> map.compute(1, (k, v) -> map.merge(2, 1, Integer::sum))).start();
        map.compute(2, (k, v) -> map.merge(1, 1, Integer::sum)); //~ deadlock
    }
}
