// Two servers in one process, one of which asks the other; contexts by the longest prefix; stopping one leaves the other.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.util.concurrent.*;

public class ServersTwo {
    static void answer(HttpExchange exchange, String text) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "text/plain");
        exchange.sendResponseHeaders(200, text.length());
        try (OutputStream out = exchange.getResponseBody()) {
            out.write(text.getBytes());
        }
    }

    static String get(String url) {
        try (InputStream in = new URL(url).openStream()) {
            return new String(in.readAllBytes());
        } catch (IOException e) {
            return e.getClass().getSimpleName();
        }
    }

    public static void main(String[] args) throws Exception {
        HttpServer back = HttpServer.create();
        back.bind(new InetSocketAddress("localhost", 0), 5);
        back.createContext("/", e -> answer(e, "root"));
        back.createContext("/a", e -> answer(e, "a"));
        back.createContext("/a/b", e -> answer(e, "ab " + e.getHttpContext().getPath()));
        back.setExecutor(Runnable::run);
        back.start();
        String at = "http://localhost:" + back.getAddress().getPort();
        HttpServer front = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        ExecutorService pool = Executors.newCachedThreadPool(r -> {
            Thread t = new Thread(r);
            t.setDaemon(true);
            return t;
        });
        front.setExecutor(pool);
        front.createContext("/ask", e -> answer(e, "front: " + get(at + e.getRequestURI().getPath().substring(4))));
        front.start();
        String ask = "http://localhost:" + front.getAddress().getPort() + "/ask";
        System.out.println(get(ask + "/") + " " + get(ask + "/a") + " " + get(ask + "/abc") + " " + get(ask + "/a/b/c") + " " + get(ask + "/b/a"));
        HttpURLConnection c = (HttpURLConnection) new URL(ask).openConnection();
        System.out.println(c.getContentType() + " " + c.getHeaderField(0) + " " + c.getContentLengthLong() + " " + c.usingProxy());
        c.disconnect();
        back.stop(0);
        System.out.println(get(ask + "/"));
        try {
            front.createContext("/ask", e -> {});
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            front.bind(new InetSocketAddress(0), 0);
        } catch (BindException e) {
            System.out.println(e.getMessage());
        }
        front.stop(0);
        pool.shutdownNow();
        System.out.println(get(ask));
    }
}
