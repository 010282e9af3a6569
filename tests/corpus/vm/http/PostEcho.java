// A body is sent and comes back: of known length, and in chunks.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.util.*;

public class PostEcho {
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
        server.createContext("/echo", exchange -> {
            byte[] body = exchange.getRequestBody().readAllBytes();
            answer(exchange, 201, new String(body) + " " + exchange.getRequestHeaders().getFirst("Content-Type"));
        });
        server.start();
        for (boolean chunked : new boolean[] {false, true}) {
            HttpURLConnection c = (HttpURLConnection) new URL(base + "/echo").openConnection();
            c.setRequestMethod("POST");
            c.setDoOutput(true);
            c.setRequestProperty("Content-Type", "text/plain");
            if (chunked) c.setChunkedStreamingMode(16);
            try (OutputStream out = c.getOutputStream()) {
                out.write("a body of some length, in pieces".getBytes());
            }
            System.out.println(c.getResponseCode() + " " + new String(c.getInputStream().readAllBytes()));
        }
        server.stop(0);
    }
}
