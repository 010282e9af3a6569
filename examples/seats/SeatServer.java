import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Sells seats over HTTP: {@code POST /seats/7?buyer=ann} is answered 201 if the seat is hers now, and 409 if it is somebody else's. */
public class SeatServer {
    static final int PORT = 8000;
    static final AtomicInteger SOLD = new AtomicInteger();
    final ConcurrentHashMap<String, String> buyers = new ConcurrentHashMap<>();

    public static void main(String[] args) throws IOException {
        new SeatServer().create().start();
    }

    /** There is one seat, which must not be sold twice. */
    public static boolean isSoldOnce() {
        return SOLD.get() <= 1;
    }

    HttpServer create() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress("localhost", PORT), 0);
        server.createContext("/seats/", this::handle);
        return server;
    }

    private void handle(HttpExchange exchange) throws IOException {
        String seat = exchange.getRequestURI().getPath();
        String buyer = exchange.getRequestURI().getQuery();
        boolean isMine = buy(seat, buyer);
        exchange.sendResponseHeaders(isMine ? 201 : 409, -1);
        exchange.close();
    }

    /** Whoever asks again for what is theirs is told so. */
    boolean buy(String seat, String buyer) {
        if (buyers.get(seat) == null) {
            sell(seat, buyer);
            return true;
        }
        return buyers.get(seat).equals(buyer);
    }

    void sell(String seat, String buyer) {
        buyers.put(seat, buyer);
        SOLD.incrementAndGet();
    }
}
