// java.net.http.HttpClient: bodies of each kind, headers, redirection, an executor of its own, failed requests.
import com.sun.net.httpserver.HttpServer;
import java.io.*;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.*;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.*;

public class ClientMany {
    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        URI base = URI.create("http://localhost:" + server.getAddress().getPort());
        server.createContext("/echo", exchange -> {
            byte[] body = exchange.getRequestBody().readAllBytes();
            exchange.getResponseHeaders().add("X-Method", exchange.getRequestMethod());
            exchange.getResponseHeaders().put("X-Many", List.of("a", "b"));
            exchange.sendResponseHeaders(200, 0);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.createContext("/moved", exchange -> {
            exchange.getResponseHeaders().set("Location", "/echo?again");
            exchange.sendResponseHeaders(302, -1);
            exchange.close();
        });
        server.start();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        HttpClient client = HttpClient.newBuilder().executor(pool).followRedirects(HttpClient.Redirect.NORMAL)
                .version(HttpClient.Version.HTTP_1_1).connectTimeout(Duration.ofSeconds(30)).build();
        HttpResponse<String> r = client.send(HttpRequest.newBuilder(base.resolve("/echo")).POST(BodyPublishers.ofString("häß\nzwei")).header("X-A", "1").build(), BodyHandlers.ofString());
        System.out.println(r.statusCode() + " " + r.body() + " " + r.version() + " " + r.headers().allValues("x-many") + " " + r.headers().firstValue("X-METHOD"));
        HttpResponse<Stream<String>> lines = client.send(HttpRequest.newBuilder(base.resolve("/echo")).PUT(BodyPublishers.ofByteArrays(List.of("a\nb".getBytes(), "c\n".getBytes()))).build(), BodyHandlers.ofLines());
        System.out.println(lines.body().collect(Collectors.toList()));
        HttpResponse<InputStream> stream = client.send(HttpRequest.newBuilder(base.resolve("/echo")).method("PATCH", BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[5000]))).build(), BodyHandlers.ofInputStream());
        System.out.println(stream.body().readAllBytes().length);
        HttpResponse<String> moved = client.send(HttpRequest.newBuilder(base.resolve("/moved")).build(), BodyHandlers.ofString());
        System.out.println(moved.statusCode() + " " + moved.uri().getQuery() + " " + moved.previousResponse().map(HttpResponse::statusCode));
        System.out.println(client.send(HttpRequest.newBuilder(base.resolve("/nothing")).build(), BodyHandlers.discarding()).statusCode());
        Path file = Files.createTempFile("body", ".txt");
        System.out.println(Files.size(client.send(HttpRequest.newBuilder(base.resolve("/echo")).POST(BodyPublishers.ofString("in a file")).build(), BodyHandlers.ofFile(file)).body()));
        Files.delete(file);
        CompletableFuture<HttpResponse<String>> one = client.sendAsync(HttpRequest.newBuilder(base.resolve("/echo")).POST(BodyPublishers.ofString("1")).build(), BodyHandlers.ofString());
        CompletableFuture<HttpResponse<String>> two = client.sendAsync(HttpRequest.newBuilder(base.resolve("/echo")).POST(BodyPublishers.ofString("2")).build(), BodyHandlers.ofString());
        System.out.println(one.thenCombine(two, (a, b) -> a.body() + b.body()).get());
        server.stop(0);
        try {
            client.send(HttpRequest.newBuilder(base.resolve("/echo")).build(), BodyHandlers.ofString());
        } catch (ConnectException e) {
            System.out.println("refused");
        }
        try {
            client.sendAsync(HttpRequest.newBuilder(base).build(), BodyHandlers.ofString()).join();
        } catch (CompletionException e) {
            System.out.println(e.getCause().getClass());
        }
        pool.shutdown();
        System.out.println(pool.awaitTermination(10, TimeUnit.SECONDS));
    }
}
