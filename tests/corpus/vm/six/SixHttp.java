// A server of the JDK at the loopback of IPv6, asked by a URL with brackets.

import com.sun.net.httpserver.HttpServer;
import java.io.*;
import java.net.*;

public class SixHttp {
    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress("::1", 0), 0);
        server.createContext("/", exchange -> {
            byte[] answer = ("hello " + exchange.getRemoteAddress().getAddress()).getBytes();
            exchange.sendResponseHeaders(200, answer.length);
            exchange.getResponseBody().write(answer);
            exchange.close();
        });
        server.start();
        URL url = new URL("http://[::1]:" + server.getAddress().getPort() + "/");
        try (BufferedReader in = new BufferedReader(new InputStreamReader(url.openStream()))) {
            System.out.println(in.readLine());
        }
        server.stop(0);
    }
}
