import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.URL;

/** A server over HTTP is started before it knows what to answer; who asks in between is told that there is no such page. */
class TooSoon {
    static class Server {
        public static void main(String[] args) throws IOException {
            HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 8080), 0);
            server.start();
            server.createContext("/price", exchange -> {
                exchange.sendResponseHeaders(200, 1);
                exchange.getResponseBody().write('7');
                exchange.close();
                server.stop(0);
            });
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (InputStream in = new URL("http://localhost:8080/price").openStream()) {
                System.out.println((char) in.read());
            }
        }
    }
}
