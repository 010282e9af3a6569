// Each thread keeps the objects of its two rounds in a map by identity. Nobody asks for a hash, so numbers of objects that are gone are
// handed out again; those of the living are not, and every object is found under its own key.
import java.util.*;

public class IdentityHashesOfTheLiving {
    static class Key { }

    static final Map<Key, Integer> map = new IdentityHashMap<>();

    static void work(int first) {
        Key[] keys = {new Key(), new Key()};
        synchronized (map) {
            map.put(keys[0], first);
            map.put(new Key(), -1);
            map.put(keys[1], first + 1);
            map.values().remove(-1);
        }
        synchronized (map) {
            assert map.get(keys[0]) == first && map.get(keys[1]) == first + 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> work(2));
        other.start();
        work(0);
        other.join();
        assert map.size() == 4;
    }
}
