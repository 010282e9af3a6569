// A front server asks a back server for each of its requests; a client posts, is redirected, and asks for what is not there.
//@ process: back = HttpFrontAcross$Back {port}
//@ process: front = HttpFrontAcross$Front {port}
//@ process: client = HttpFrontAcross$Client {port}
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.net.http.*;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.*;
import java.util.concurrent.*;

public class HttpFrontAcross {
    static void answer(HttpExchange exchange, int status, String text) throws IOException {
        exchange.sendResponseHeaders(status, text.isEmpty() ? -1 : text.length());
        exchange.getResponseBody().write(text.getBytes());
        exchange.close();
    }

    static class Back {
        public static void main(String[] args) throws Exception {
            HttpServer server = HttpServer.create(new InetSocketAddress("localhost", Integer.parseInt(args[0])), 0);
            Map<String, String> store = new ConcurrentHashMap<>();
            CountDownLatch over = new CountDownLatch(1);
            server.createContext("/", exchange -> {
                String path = exchange.getRequestURI().getPath();
                if (exchange.getRequestMethod().equals("PUT")) {
                    String old = store.put(path, new String(exchange.getRequestBody().readAllBytes()));
                    answer(exchange, old == null ? 201 : 200, "");
                } else if (path.equals("/stop")) {
                    answer(exchange, 200, "" + store.size());
                    over.countDown();
                } else {
                    String found = store.get(path);
                    answer(exchange, found == null ? 404 : 200, found == null ? "none" : found);
                }
            });
            server.start();
            System.out.println("ready");
            over.await();
            server.stop(1);
            System.out.println(new TreeMap<>(store));
        }
    }

    static class Front {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            HttpClient client = HttpClient.newHttpClient();
            ServerSocket marker = new ServerSocket();
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getByName("::1"), port), 0);
            ExecutorService pool = Executors.newFixedThreadPool(2);
            server.setExecutor(pool);
            CountDownLatch over = new CountDownLatch(1);
            server.createContext("/old/", exchange -> {
                exchange.getResponseHeaders().set("Location", "/new" + exchange.getRequestURI().getPath().substring(4));
                answer(exchange, 301, "");
            });
            server.createContext("/new/", exchange -> {
                URI to = URI.create("http://127.0.0.1:" + port + exchange.getRequestURI().getPath().substring(4));
                HttpRequest.Builder request = HttpRequest.newBuilder(to);
                byte[] body = exchange.getRequestBody().readAllBytes();
                if (exchange.getRequestMethod().equals("PUT")) request.PUT(HttpRequest.BodyPublishers.ofByteArray(body));
                try {
                    HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
                    answer(exchange, answer.statusCode(), answer.body());
                } catch (InterruptedException e) {
                    answer(exchange, 500, "");
                }
                if (to.getPath().equals("/stop")) over.countDown();
            });
            server.start();
            System.out.println("ready");
            over.await();
            server.stop(1);
            pool.shutdown();
            System.out.println("front over");
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            String base = "http://[::1]:" + args[0];
            for (String name : List.of("a", "b", "a")) {
                HttpURLConnection put = (HttpURLConnection) new URL(base + "/new/" + name).openConnection();
                put.setRequestMethod("PUT");
                put.setDoOutput(true);
                put.setChunkedStreamingMode(4);
                put.getOutputStream().write(("value of " + name).getBytes());
                System.out.println(put.getResponseCode());
            }
            System.out.println(new String(new URL(base + "/old/b").openStream().readAllBytes()));
            try {
                new URL(base + "/new/c").openStream();
            } catch (FileNotFoundException e) {
                System.out.println("not there");
            }
            System.out.println(new String(new URL(base + "/new/stop").openStream().readAllBytes()));
        }
    }
}
