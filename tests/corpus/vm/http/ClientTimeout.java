// java.net.http.HttpClient: a request has a limit of time.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.util.*;
import java.net.http.*;
import java.time.*;
import java.util.concurrent.*;

public class ClientTimeout {
    static void answer(HttpExchange exchange, int status, String text) throws IOException {
        byte[] bytes = text.getBytes("UTF-8");
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(bytes);
        }
    }

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        String base = "http://localhost:" + server.getAddress().getPort();
        CountDownLatch over = new CountDownLatch(1);
        server.setExecutor(Executors.newCachedThreadPool(r -> {
            Thread t = new Thread(r);
            t.setDaemon(true);
            return t;
        }));
        server.createContext("/slow", exchange -> {
            try {
                over.await();
            } catch (InterruptedException e) {
            }
            exchange.close();
        });
        server.start();
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest get = HttpRequest.newBuilder(URI.create(base + "/slow")).version(HttpClient.Version.HTTP_1_1).timeout(Duration.ofMillis(200)).build();
        try {
            client.send(get, HttpResponse.BodyHandlers.ofString());
        } catch (HttpTimeoutException e) {
            System.out.println(e.getMessage());
        }
        over.countDown();
        server.stop(0);
    }
}
