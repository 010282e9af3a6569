// What a client sees of handlers that fail: before and after headers, too few bytes, too many, nothing at all; and of missing contexts.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;

public class HandlerFails {
    static void get(String url) {
        try {
            HttpURLConnection c = (HttpURLConnection) new URL(url).openConnection();
            c.setRequestProperty("Connection", "close");
            int code = c.getResponseCode();
            InputStream in = code < 400 ? c.getInputStream() : c.getErrorStream();
            System.out.println(code + " " + c.getResponseMessage() + " " + c.getContentLength() + " " + (in == null ? "none" : new String(in.readAllBytes())));
        } catch (IOException e) {
            System.out.println(e.getClass().getName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        String base = "http://localhost:" + server.getAddress().getPort();
        server.createContext("/error/", exchange -> {
            throw new IllegalStateException("handler");
        });
        server.createContext("/few", exchange -> {
            exchange.sendResponseHeaders(200, 10);
            exchange.getResponseBody().write("abc".getBytes());
            exchange.close();
        });
        server.createContext("/many", exchange -> {
            exchange.sendResponseHeaders(200, 3);
            try {
                exchange.getResponseBody().write("abcdef".getBytes());
            } catch (IOException e) {
                System.out.println("handler: " + e.getMessage());
                exchange.getResponseBody().write("xyz".getBytes());
                exchange.close();
            }
        });
        server.createContext("/twice", exchange -> {
            exchange.sendResponseHeaders(204, -1);
            try {
                exchange.sendResponseHeaders(200, 0);
            } catch (IOException e) {
                System.out.println("handler: " + e.getMessage());
            }
            exchange.close();
        });
        server.createContext("/closed", exchange -> exchange.close());
        server.start();
        get(base + "/twice");
        get(base + "/many");
        get(base + "/nowhere/at/all");
        get(base + "/few");
        get(base + "/error");
        server.removeContext("/few");
        get(base + "/few");
        try {
            server.removeContext("/few");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        server.stop(0);
        get(base + "/twice");
    }
}
