// What the server makes of requests written by hand: chunks, lower-case headers, an absolute path, two requests at once, HTTP/1.0.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;
import java.util.*;

public class ChunkedByHand {
    static String talk(int port, String request, boolean half) throws IOException {
        try (Socket socket = new Socket("localhost", port)) {
            socket.getOutputStream().write(request.replace("\n", "\r\n").getBytes());
            if (half) socket.shutdownOutput();
            BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
            StringBuilder all = new StringBuilder();
            for (String line; (line = in.readLine()) != null; ) {
                if (line.startsWith("Date:")) line = "Date: …";
                all.append(line).append('|');
            }
            return all.toString();
        }
    }

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        server.createContext("/", exchange -> {
            byte[] body = exchange.getRequestBody().readAllBytes();
            String text = exchange.getRequestMethod() + " " + exchange.getRequestURI() + " " + exchange.getProtocol() + " "
                    + exchange.getRequestHeaders().getFirst("X-Name") + " " + new String(body);
            byte[] bytes = text.getBytes();
            exchange.getResponseHeaders().set("X-Length", "" + body.length);
            exchange.sendResponseHeaders(200, exchange.getRequestMethod().equals("HEAD") ? -1 : bytes.length);
            exchange.getResponseBody().write(exchange.getRequestMethod().equals("HEAD") ? new byte[0] : bytes);
            exchange.close();
        });
        server.start();
        int port = server.getAddress().getPort();
        System.out.println(talk(port, "POST /a?b=c HTTP/1.1\nHost: x\ntransfer-encoding: chunked\nx-name: ann\nConnection: close\n\n4\nabcd\n2;ext=1\nef\n0\n\n", false));
        System.out.println(talk(port, "GET /one HTTP/1.1\nHost: x\n\nGET /two HTTP/1.1\nHost: x\nConnection: close\n\n", false));
        System.out.println(talk(port, "GET /old HTTP/1.0\n\n", false));
        System.out.println(talk(port, "HEAD /head HTTP/1.1\nConnection: close\n\n", false));
        System.out.println(talk(port, "DELETE /x%20y HTTP/1.1\nX-Name: a\nX-Name: b\nConnection: close\n\n", false));
        System.out.println(talk(port, "GET\n\n", true));
        System.out.println(talk(port, "POST / HTTP/1.1\nContent-Length: -3\n\n", true));
        System.out.println(talk(port, "POST / HTTP/1.1\nContent-Length: 3\nConnection: close\n\nabcdef", true));
        server.stop(0);
    }
}
