// A client that asks nothing waits until the HTTP server closes the connection, which it does with those that lie idle. So
// the client ends in every run: what looks after idle connections has its time when nothing else can happen.
//@ process: server = IdleConnectionClosed$Server
//@ process: client = IdleConnectionClosed$Client
//@ flags: --start-in-order --service server
//@ output: [client] closed
//@ unreduced: no
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.net.Socket;

public class IdleConnectionClosed {
    public static class Server {
        public static void main(String[] args) throws Exception {
            HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 8000), 0);
            server.start();
        }
    }

    public static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket socket = new Socket("localhost", 8000)) {
                // One request, so that the connection is kept and then lies idle.
                socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes());
                socket.getInputStream().readAllBytes();
                System.out.println("closed");
            }
        }
    }
}
