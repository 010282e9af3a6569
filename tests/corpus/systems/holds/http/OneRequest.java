// A client asks an HTTP server, which is a service, and gets the answer. The server's timer, which looks after idle
// connections for ever, makes no end of states: it has its time once nothing else can happen.
//@ process: server = OneRequest$Server
//@ process: client = OneRequest$Client
//@ flags: --start-in-order --service server
//@ note: HTTP servers and clients close idle connections only when nothing else can happen
//@ unreduced: no
import com.sun.net.httpserver.HttpServer;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.URI;

public class OneRequest {
    public static class Server {
        public static void main(String[] args) throws Exception {
            HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 8000), 0);
            server.createContext("/", exchange -> {
                exchange.sendResponseHeaders(204, -1);
                exchange.close();
            });
            server.start();
        }
    }

    public static class Client {
        public static void main(String[] args) throws Exception {
            HttpURLConnection connection = (HttpURLConnection) URI.create("http://localhost:8000/").toURL().openConnection();
            if (connection.getResponseCode() != 204) {
                throw new AssertionError();
            }
        }
    }
}
