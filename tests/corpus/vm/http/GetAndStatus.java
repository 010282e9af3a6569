// Requests to a server in the same process: what was asked for, headers, statuses.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.util.*;

public class GetAndStatus {
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
        server.createContext("/hello", exchange -> {
            exchange.getResponseHeaders().add("X-Kind", "greeting");
            answer(exchange, 200, exchange.getRequestMethod() + " " + exchange.getRequestURI() + " " + exchange.getProtocol());
        });
        server.createContext("/gone", exchange -> answer(exchange, 410, "gone"));
        server.start();
        HttpURLConnection c = (HttpURLConnection) new URL(base + "/hello/you?x=1").openConnection();
        System.out.println(c.getResponseCode() + " " + c.getResponseMessage() + " " + c.getHeaderField("X-Kind") + " " + c.getContentLength());
        System.out.println(new String(c.getInputStream().readAllBytes()));
        for (String path : List.of("/gone", "/nothing")) {
            c = (HttpURLConnection) new URL(base + path).openConnection();
            System.out.println(path + " " + c.getResponseCode() + " " + new String(c.getErrorStream().readAllBytes()).length());
            try {
                c.getInputStream();
            } catch (IOException e) {
                System.out.println(e.getClass());
            }
        }
        server.stop(0);
    }
}
