// A key changes while another thread puts it into a map: it is not found afterwards.
//@ kinds: assertion-failure
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class HashCodeChangesInMap {
    static class Key { volatile int k; @Override public int hashCode() { return k; } @Override public boolean equals(Object o) { return o == this; } }
    public static void main(String[] args) throws Exception {
        Key key = new Key();
        Map<Key, String> map = new ConcurrentHashMap<>();
        Thread other = new Thread(() -> key.k = 1);
        other.start();
        map.put(key, "x");
        other.join();
        assert map.containsKey(key); //~ assertion-failure
    }
}
