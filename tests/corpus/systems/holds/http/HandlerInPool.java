// The handler of an HTTP server runs in a pool of one thread, which takes the exchange from the dispatcher and gives the connection
// back to it. The client gets its answer, and the service is idle in the end: its dispatcher selects, its worker waits for tasks.
//@ process: server = HandlerInPool$Server
//@ process: client = HandlerInPool$Client
//@ flags: --start-in-order --service server
//@ note: service server is idle at the end
//@ note: HTTP servers and clients close idle connections only when nothing else can happen
//@ unreduced: no
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.net.URL;
import java.util.concurrent.Executors;

public class HandlerInPool {
    public static class Server {
        public static void main(String[] args) throws Exception {
            HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 8000), 0);
            server.setExecutor(Executors.newFixedThreadPool(1));
            server.createContext("/", exchange -> {
                exchange.sendResponseHeaders(200, 2);
                exchange.getResponseBody().write("hi".getBytes());
                exchange.close();
            });
            server.start();
        }
    }

    public static class Client {
        public static void main(String[] args) throws Exception {
            byte[] answer = new URL("http://localhost:8000/").openStream().readAllBytes();
            assert new String(answer).equals("hi");
        }
    }
}
