// Handlers run in a pool; two clients ask at once.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.util.*;
import java.util.concurrent.*;

public class ThreadPoolServer {
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
        ExecutorService pool = Executors.newFixedThreadPool(2);
        server.setExecutor(pool);
        CountDownLatch both = new CountDownLatch(2);
        server.createContext("/meet", exchange -> {
            both.countDown();
            try {
                answer(exchange, 200, both.await(10, TimeUnit.SECONDS) ? "met" : "alone");
            } catch (InterruptedException e) {
                answer(exchange, 500, "");
            }
        });
        server.start();
        Thread[] clients = new Thread[2];
        for (int i = 0; i < 2; i++) {
            clients[i] = new Thread(() -> {
                try {
                    System.out.println(new String(new URL(base + "/meet").openStream().readAllBytes()));
                } catch (IOException e) {
                    System.out.println(e);
                }
            });
            clients[i].start();
        }
        for (Thread t : clients) t.join();
        pool.shutdown();
        server.stop(0);
    }
}
