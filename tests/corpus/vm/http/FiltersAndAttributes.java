// A filter before a handler, attributes of a context, paths of contexts.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.util.*;

public class FiltersAndAttributes {
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
        HttpContext context = server.createContext("/a", exchange -> answer(exchange, 200, "a " + exchange.getHttpContext().getPath() + exchange.getAttribute("seen")));
        context.getFilters().add(new Filter() {
            public String description() { return "counts"; }
            public void doFilter(HttpExchange exchange, Chain chain) throws IOException {
                exchange.setAttribute("seen", " filtered");
                chain.doFilter(exchange);
            }
        });
        server.createContext("/a/b", exchange -> answer(exchange, 200, "b"));
        server.start();
        for (String path : List.of("/a", "/a/x", "/a/b", "/a/bc")) {
            System.out.println(path + " " + new String(new URL(base + path).openStream().readAllBytes()));
        }
        server.removeContext("/a/b");
        System.out.println(new String(new URL(base + "/a/b").openStream().readAllBytes()));
        server.stop(0);
    }
}
