import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;

/**
 * Sells a seat over HTTP: {@code GET /seats/7} is answered 200 if it is free, and 410 if it is not; {@code POST
 * /seats/7?buyer=ann} 201 if it is hers now, and 409 if it is somebody else's.
 */
public class SeatServer {
    static final int PORT = 8000;
    final Seat seat;

    SeatServer(Seat seat) {
        this.seat = seat;
    }

    public static void main(String[] args) throws IOException {
        new SeatServer(new Seat()).create().start();
    }

    /** Whether the seat was not sold twice. */
    public static boolean isSoldOnce() {
        return Seat.sold <= 1;
    }

    HttpServer create() throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress("localhost", PORT), 0);
        server.createContext("/seats/7", this::handle);
        return server;
    }

    private void handle(HttpExchange exchange) throws IOException {
        int status;
        if (exchange.getRequestMethod().equals("POST")) {
            String query = exchange.getRequestURI().getQuery();
            status = seat.buy(query.substring("buyer=".length())) ? 201 : 409;
        } else {
            status = seat.buyer == null ? 200 : 410;
        }
        exchange.sendResponseHeaders(status, -1);
        exchange.close();
    }
}
