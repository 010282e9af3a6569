// Two threads compute a value of a map each, and need the other's for it. The map holds the bin of a key while its value is
// computed, so each waits for the other. That one thread waits for another inside a call of the library is no matter of words:
// the search and the replay of what it found have to see the same circle.
//@ kinds: deadlock
import java.util.concurrent.ConcurrentHashMap;

public class ComputedCrosswise {
    static final ConcurrentHashMap<String, String> pages = new ConcurrentHashMap<>();

    static void page(String name, String linked) {
        pages.computeIfAbsent(name, key -> key + pages.computeIfAbsent(linked, other -> other));
    }

    public static void main(String[] args) throws InterruptedException {
        Thread one = new Thread(() -> page("home", "news"));
        Thread two = new Thread(() -> page("news", "home"));
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
