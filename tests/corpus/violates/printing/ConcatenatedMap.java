// A string concatenation asks the map for its text, which walks the entries while another thread puts one.
//@ kinds: uncaught
import java.util.LinkedHashMap;
import java.util.Map;

public class ConcatenatedMap {
    public static void main(String[] args) {
        Map<Integer, Integer> map = new LinkedHashMap<>(Map.of(1, 1));
        new Thread(() -> map.put(2, 2)).start();
        String text = "map " + map; //~ uncaught
        assert text.length() > 4;
    }
}
