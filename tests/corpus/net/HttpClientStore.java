// The same store, asked by java.net.http.HttpClient.
//@ process: server = HttpClientStore$Server {port}
//@ process: client = HttpClientStore$Client {port}
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;
import com.sun.net.httpserver.*;
import java.net.http.*;
import java.util.concurrent.*;

public class HttpClientStore {
    static class Server {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            HttpServer server = HttpServer.create(new InetSocketAddress("localhost", port), 0);
            Map<String, String> store = new TreeMap<>();
            CountDownLatch over = new CountDownLatch(1);
            server.createContext("/", exchange -> {
                String path = exchange.getRequestURI().getPath();
                String body = new String(exchange.getRequestBody().readAllBytes());
                String answer;
                int status = 200;
                switch (exchange.getRequestMethod()) {
                    case "PUT":
                        answer = "was " + store.put(path, body);
                        break;
                    case "DELETE":
                        over.countDown();
                        answer = "bye";
                        break;
                    default:
                        answer = store.getOrDefault(path, "nothing at " + path);
                        status = store.containsKey(path) ? 200 : 404;
                }
                exchange.sendResponseHeaders(status, answer.length());
                exchange.getResponseBody().write(answer.getBytes());
                exchange.close();
            });
            server.start();
            System.out.println("ready");
            over.await();
            Thread.sleep(100);
            server.stop(0);
            System.out.println(store);
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
            for (String[] request : new String[][] {{"GET", "/a", ""}, {"PUT", "/a", "1"}, {"PUT", "/b", "2"}, {"GET", "/b", ""}, {"DELETE", "/", ""}}) {
                HttpRequest.BodyPublisher body = request[2].isEmpty() ? HttpRequest.BodyPublishers.noBody() : HttpRequest.BodyPublishers.ofString(request[2]);
                HttpRequest asked = HttpRequest.newBuilder(URI.create("http://localhost:" + port + request[1])).method(request[0], body).build();
                HttpResponse<String> answer = client.send(asked, HttpResponse.BodyHandlers.ofString());
                System.out.println(request[0] + " " + request[1] + " " + answer.statusCode() + " " + answer.body());
            }
            System.exit(0);
        }
    }
}
