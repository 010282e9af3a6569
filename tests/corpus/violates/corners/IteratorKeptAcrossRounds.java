// The iterator is kept in a field; the list is changed back to what it was, but it was changed.
//@ kinds: uncaught
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;

public class IteratorKeptAcrossRounds {
    static final Object lock = new Object();
    static final List<String> list = new LinkedList<>(List.of("a", "b"));
    static Iterator<String> it = list.iterator();
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> {
            synchronized (lock) { list.add("c"); list.remove("c"); }
        });
        other.start();
        synchronized (lock) { it.next(); it.next(); }
        other.join();
    }
}
