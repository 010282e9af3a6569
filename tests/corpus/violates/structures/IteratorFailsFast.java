// One thread iterates over a HashMap while another removes: the iterator fails fast.
//@ kinds: uncaught
import java.util.HashMap;
import java.util.Map;

public class IteratorFailsFast {
    public static void main(String[] args) throws Exception {
        Map<String, Integer> map = new HashMap<>(Map.of("a", 1, "b", 2));
        Thread remover = new Thread(() -> map.remove("a"));
        remover.start();
        int sum = 0;
        for (int value : map.values()) { //~ uncaught
            sum += value;
        }
        assert sum == 2 || sum == 3;
        remover.join();
    }
}
