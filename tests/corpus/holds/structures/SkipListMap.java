// putIfAbsent of a ConcurrentSkipListMap: exactly one of two threads wins.
//@ unreduced: no
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListMap {
    static volatile Integer his;

    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        Thread other = new Thread(() -> his = map.putIfAbsent(1, 10));
        other.start();
        Integer mine = map.putIfAbsent(1, 20);
        other.join();
        assert (mine == null) != (his == null);
        assert map.get(1) == (mine == null ? 20 : 10);
    }
}
