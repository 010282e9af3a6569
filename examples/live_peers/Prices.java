import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Two threads want a price that an HTTP server knows. It is to be asked once: `careful` sees to that, `hasty` does not. */
public class Prices {
    static final int PORT = 8000;

    private final Map<String, Integer> known = new ConcurrentHashMap<>();
    private final AtomicInteger asked = new AtomicInteger();

    int careful(String article) {
        return known.computeIfAbsent(article, this::ask);
    }

    /** Bug: between the look and the entry another thread may look, too. */
    int hasty(String article) {
        if (!known.containsKey(article)) {
            known.put(article, ask(article));
        }
        return known.get(article);
    }

    private int ask(String article) {
        asked.incrementAndGet();
        try {
            Http.Reply reply = Http.get("localhost", PORT, "/" + article + ".txt");
            if (reply.status() != 200) {
                throw new IOException(article + ": status " + reply.status());
            }
            return Integer.parseInt(reply.body().trim());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Prices prices = new Prices();
        boolean careful = args[0].equals("careful");
        Runnable buy = () -> {
            int price = careful ? prices.careful("tea") : prices.hasty("tea");
            assert price == 42 : "the price is " + price;
        };
        Thread other = new Thread(buy, "other");
        other.start();
        buy.run();
        other.join();
        int asked = prices.asked.get();
        assert asked == 1 : "asked " + asked + " times";
    }
}
