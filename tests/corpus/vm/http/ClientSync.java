// java.net.http.HttpClient: requests one after the other.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.util.*;
import java.net.http.*;

public class ClientSync {
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
        server.createContext("/", exchange -> {
            String body = new String(exchange.getRequestBody().readAllBytes());
            answer(exchange, exchange.getRequestURI().getPath().equals("/no") ? 404 : 200, exchange.getRequestMethod() + " " + exchange.getRequestURI() + " " + body);
        });
        server.start();
        HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        for (String path : List.of("/x?y=z", "/no")) {
            HttpRequest get = HttpRequest.newBuilder(URI.create(base + path)).header("X-A", "b").build();
            HttpResponse<String> r = client.send(get, HttpResponse.BodyHandlers.ofString());
            System.out.println(r.statusCode() + " " + r.body() + " " + r.version() + " " + r.headers().firstValue("content-length").isPresent());
        }
        HttpRequest put = HttpRequest.newBuilder(URI.create(base + "/put")).PUT(HttpRequest.BodyPublishers.ofString("text")).build();
        System.out.println(client.send(put, HttpResponse.BodyHandlers.ofLines()).body().toList());
        server.stop(0);
    }
}
