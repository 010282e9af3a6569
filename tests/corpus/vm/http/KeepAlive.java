// Several requests over one connection.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.util.*;

public class KeepAlive {
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
        Set<Integer> ports = new HashSet<>();
        server.createContext("/", exchange -> {
            ports.add(exchange.getRemoteAddress().getPort());
            answer(exchange, 200, "ok");
        });
        server.start();
        for (int i = 0; i < 4; i++) {
            HttpURLConnection c = (HttpURLConnection) new URL(base + "/" + i).openConnection();
            System.out.println(new String(c.getInputStream().readAllBytes()));
        }
        System.out.println(ports.size());
        server.stop(0);
    }
}
