// `pollFirstEntry` gives the least entry to exactly one of two threads, and null to the other.
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;

public class SkipListPollFirst {
    static Map.Entry<Integer, Integer> theirs;

    public static void main(String[] args) throws InterruptedException {
        ConcurrentSkipListMap<Integer, Integer> map = new ConcurrentSkipListMap<>();
        map.put(1, 1);
        Thread other = new Thread(() -> theirs = map.pollFirstEntry());
        other.start();
        Map.Entry<Integer, Integer> mine = map.pollFirstEntry();
        other.join();
        assert mine == null ^ theirs == null;
    }
}
