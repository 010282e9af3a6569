// A redirection is followed, or not.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.util.*;

public class Redirected {
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
        server.createContext("/old", exchange -> {
            exchange.getResponseHeaders().set("Location", base + "/new");
            answer(exchange, 302, "");
        });
        server.createContext("/new", exchange -> answer(exchange, 200, "here"));
        server.start();
        for (boolean follow : new boolean[] {true, false}) {
            HttpURLConnection c = (HttpURLConnection) new URL(base + "/old").openConnection();
            c.setInstanceFollowRedirects(follow);
            System.out.println(c.getResponseCode() + " " + c.getURL().getPath());
            c.getInputStream().readAllBytes();
        }
        server.stop(0);
    }
}
