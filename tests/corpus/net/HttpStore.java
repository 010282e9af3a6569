// A store behind HttpServer, asked by HttpURLConnection.
//@ process: server = HttpStore$Server {port}
//@ process: client = HttpStore$Client {port}
import java.io.*;
import java.net.*;
import java.nio.*;
import java.nio.channels.*;
import java.util.*;
import com.sun.net.httpserver.*;
import java.util.concurrent.*;

public class HttpStore {
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
            for (String[] request : new String[][] {{"GET", "/a", ""}, {"PUT", "/a", "1"}, {"PUT", "/a", "2"}, {"GET", "/a", ""}, {"DELETE", "/", ""}}) {
                HttpURLConnection c = (HttpURLConnection) new URL("http://localhost:" + port + request[1]).openConnection();
                c.setRequestMethod(request[0]);
                if (!request[2].isEmpty()) {
                    c.setDoOutput(true);
                    c.getOutputStream().write(request[2].getBytes());
                }
                int status = c.getResponseCode();
                InputStream in = status < 400 ? c.getInputStream() : c.getErrorStream();
                System.out.println(request[0] + " " + request[1] + " " + status + " " + new String(in.readAllBytes()));
            }
        }
    }
}
