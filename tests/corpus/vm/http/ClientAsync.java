// java.net.http.HttpClient: three requests at once, and what becomes of their futures.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.util.*;
import java.net.http.*;
import java.util.concurrent.*;

public class ClientAsync {
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
        server.createContext("/", exchange -> answer(exchange, 200, "answer to " + exchange.getRequestURI().getPath()));
        server.start();
        HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        List<CompletableFuture<String>> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            HttpRequest get = HttpRequest.newBuilder(URI.create(base + "/" + i)).build();
            all.add(client.sendAsync(get, HttpResponse.BodyHandlers.ofString()).thenApply(HttpResponse::body));
        }
        for (CompletableFuture<String> one : all) System.out.println(one.get());
        server.stop(0);
        HttpRequest get = HttpRequest.newBuilder(URI.create(base + "/late")).build();
        System.out.println(client.sendAsync(get, HttpResponse.BodyHandlers.ofString()).handle((r, t) -> t.getCause().getClass() + "").get());
        server.stop(0);
    }
}
