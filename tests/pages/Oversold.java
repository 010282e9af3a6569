import java.util.concurrent.ConcurrentHashMap;

/** Each call on the map is atomic, but get and put together are not: one book is sold twice. */
public class Oversold {
    static final ConcurrentHashMap<String, Integer> stock = new ConcurrentHashMap<>();
    static int sold;

    static synchronized void deliver() {
        sold++;
    }

    static void buy() {
        int left = stock.get("book");
        if (left > 0) {
            stock.put("book", left - 1);
            deliver();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        stock.put("book", 1);
        Thread ada = new Thread(Oversold::buy, "ada");
        Thread grace = new Thread(Oversold::buy, "grace");
        ada.start();
        grace.start();
        ada.join();
        grace.join();
        if (sold > 1) {
            throw new AssertionError("sold " + sold + " of 1 book");
        }
    }
}
