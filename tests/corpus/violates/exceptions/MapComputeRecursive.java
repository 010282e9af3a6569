// computeIfAbsent inside computeIfAbsent of the same key of one map: the map finds its own
// reservation and says so.
//@ kinds: uncaught
import java.util.concurrent.ConcurrentHashMap;

public class MapComputeRecursive {
    static final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();

    static int fibonacci(int n) {
        if (n < 2) {
            return n;
        }
        return map.computeIfAbsent(n, k -> fibonacci(k - 1) + map.computeIfAbsent(n, j -> 1)); //~ uncaught
    }

    public static void main(String[] args) {
        fibonacci(2);
    }
}
