// An iterator of TreeMap notices a change that was taken back.
// The other thread leaves the collection as it was, again and again, but for the count of its changes.
//@ kinds: uncaught
import java.util.*;

public class ChangeUnderTreeMapIterator {
    static final Object lock = new Object();
    static final Map<Integer, Integer> map = new TreeMap<>(Map.of(1, 1));

    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            while (true) {
                synchronized (lock) {
                    map.put(3, 3);
                    map.remove(3);
                }
            }
        });
        Iterator<Integer> it = map.keySet().iterator();
        synchronized (lock) {
            other.start();
        }
        synchronized (lock) {
            it.next(); //~ uncaught
        }
    }
}
