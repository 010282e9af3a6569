// Inside `computeIfAbsent` the function must not change the map (javadoc: IllegalStateException "if the computation
// detectably attempts a recursive update"); here it asks for the same key.
//@ kinds: uncaught
import java.util.concurrent.ConcurrentHashMap;

public class RecursiveCompute {
    public static void main(String[] args) {
        ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
        map.computeIfAbsent(1, key -> map.computeIfAbsent(1, again -> 2)); //~ uncaught
    }
}
