import com.sun.net.httpserver.HttpServer;
import java.io.IOException;

/** Handles each request in a thread of its own, and still looks first and sells then. */
public class SeatServerWithThreads extends SeatServer {
    public static void main(String[] args) throws IOException {
        HttpServer server = new SeatServerWithThreads().create();
        server.setExecutor(task -> new Thread(task, "handles").start());
        server.start();
    }
}
