// URL.openStream reads what a handler writes in chunks.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.util.*;

public class OpenStream {
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
        server.createContext("/lines", exchange -> {
            exchange.sendResponseHeaders(200, 0);
            try (PrintStream out = new PrintStream(exchange.getResponseBody())) {
                for (int i = 0; i < 20; i++) out.println("line " + i);
            }
        });
        server.start();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(new URL(base + "/lines").openStream()))) {
            int count = 0;
            String last = "";
            for (String line; (line = in.readLine()) != null; count++) last = line;
            System.out.println(count + " " + last);
        }
        try {
            new URL(base + "/missing").openStream();
        } catch (FileNotFoundException e) {
            System.out.println("not found");
        }
        server.stop(0);
    }
}
