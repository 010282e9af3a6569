// A put into a ConcurrentSkipListMap inserts first and counts afterwards.
//@ kinds: assertion-failure
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListSizeAfterPut {
    public static void main(String[] args) throws Exception {
        ConcurrentSkipListMap<Integer, String> map = new ConcurrentSkipListMap<>();
        Thread writer = new Thread(() -> map.put(1, "b"));
        writer.start();
        if (map.containsKey(1)) {
            assert map.size() == 1; //~ assertion-failure
        }
        writer.join();
    }
}
