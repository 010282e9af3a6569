import java.util.concurrent.ConcurrentHashMap;

/** Two threads compute two entries of a map, and each looks up the other's while it does. */
public class Crossed {
    final ConcurrentHashMap<String, String> pages = new ConcurrentHashMap<>();

    String page(String name, String linked) {
        return pages.computeIfAbsent(name, key -> key + " -> " + pages.computeIfAbsent(linked, other -> other));
    }

    public static void main(String[] args) throws InterruptedException {
        Crossed site = new Crossed();
        Thread one = new Thread(() -> site.page("home", "news"), "crawler-1");
        Thread two = new Thread(() -> site.page("news", "home"), "crawler-2");
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
