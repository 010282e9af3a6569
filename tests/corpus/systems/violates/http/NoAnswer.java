// The handler of an HTTP server never answers, so its client waits for ever. The server's timer goes on and on, which does
// not help: a deadlock.
//@ process: server = NoAnswer$Server
//@ process: client = NoAnswer$Client
//@ flags: --start-in-order --service server
//@ kinds: deadlock
//@ unreduced: no
import com.sun.net.httpserver.HttpServer;
import java.net.HttpURLConnection;
import java.net.InetSocketAddress;
import java.net.URI;

public class NoAnswer {
    public static class Server {
        public static void main(String[] args) throws Exception {
            HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 8000), 0);
            server.createContext("/", exchange -> {});
            server.start();
        }
    }

    public static class Client {
        public static void main(String[] args) throws Exception {
            HttpURLConnection connection = (HttpURLConnection) URI.create("http://localhost:8000/").toURL().openConnection();
            connection.getResponseCode();
        }
    }
}
