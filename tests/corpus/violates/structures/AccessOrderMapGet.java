// With access order, get changes the links of a LinkedHashMap: two readers under a read lock break
// its list.
//@ kinds: assertion-failure
//@ unreduced: no
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class AccessOrderMapGet {
    static final Map<Integer, String> map = new LinkedHashMap<>(4, 0.75f, true);
    static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

    static void read(int key) {
        lock.readLock().lock();
        try {
            assert map.get(key) != null;
        } finally {
            lock.readLock().unlock();
        }
    }

    public static void main(String[] args) throws Exception {
        map.put(1, "one");
        map.put(2, "two");
        map.put(3, "three");
        Thread other = new Thread(() -> read(1));
        other.start();
        read(2);
        other.join();
        int count = 0;
        for (Integer ignored : map.keySet()) {
            count++;
            if (count > 3) {
                break;
            }
        }
        assert count == 3; //~ assertion-failure
    }
}
