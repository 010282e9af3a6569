import java.util.concurrent.atomic.AtomicInteger;

/** The last book is sold, on the web and over the counter. Every operation on the stock is atomic. */
public class Shop {
    static final AtomicInteger stock = new AtomicInteger(1);

    static void sell() {
        if (stock.get() > 0) {
            stock.decrementAndGet();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread web = new Thread(Shop::sell, "web");
        web.start();
        sell();
        web.join();
        assert stock.get() == 0 : "sold twice";
    }
}
