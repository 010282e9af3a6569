// URL and HttpURLConnection against a small HTTP server written by hand.
import java.io.*;
import java.net.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class HttpByHand {
    static void serve(Socket s) throws IOException {
        InputStream in = new BufferedInputStream(s.getInputStream());
        String request = line(in);
        if (request.isEmpty()) return;
        int length = 0;
        for (String header; !(header = line(in)).isEmpty();) {
            if (header.toLowerCase().startsWith("content-length:")) {
                length = Integer.parseInt(header.substring(15).trim());
            }
        }
        String body = new String(in.readNBytes(length), StandardCharsets.UTF_8);
        String path = request.split(" ")[1];
        String status = path.startsWith("/missing") ? "404 Not Found"
                : path.startsWith("/moved") ? "302 Found" : "200 OK";
        byte[] answer = (request.split(" ")[0] + " " + path + " [" + body + "]").getBytes(StandardCharsets.UTF_8);
        OutputStream out = s.getOutputStream();
        String head = "HTTP/1.1 " + status + "\r\nContent-Type: text/plain\r\nX-Test: yes\r\n";
        if (path.startsWith("/moved")) head += "Location: /new\r\n";
        if (path.startsWith("/chunks")) {
            out.write((head + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n").getBytes());
            for (int i = 0; i < answer.length; i += 5) {
                int n = Math.min(5, answer.length - i);
                out.write((Integer.toHexString(n) + "\r\n").getBytes());
                out.write(answer, i, n);
                out.write("\r\n".getBytes());
            }
            out.write("0\r\n\r\n".getBytes());
        } else {
            out.write((head + "Content-Length: " + answer.length + "\r\nConnection: close\r\n\r\n").getBytes());
            out.write(answer);
        }
        out.flush();
    }

    static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c; (c = in.read()) >= 0 && c != '\n';) if (c != '\r') line.append((char) c);
        return line.toString();
    }

    public static void main(String[] args) throws Exception {
        ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread service = new Thread(() -> {
            while (true) {
                try (Socket s = server.accept()) {
                    serve(s);
                } catch (SocketException e) {
                    return;
                } catch (IOException e) {
                    System.out.println(e);
                }
            }
        });
        service.start();
        String base = "http://localhost:" + server.getLocalPort();
        try (InputStream in = new URL(base + "/plain").openStream()) {
            System.out.println(new String(in.readAllBytes()));
        }
        HttpURLConnection c = (HttpURLConnection) new URL(base + "/chunks?q=1").openConnection();
        System.out.println(c.getResponseCode() + " " + c.getResponseMessage() + " " + c.getContentType() + " "
                + c.getHeaderField("X-Test") + " " + c.getContentLength());
        System.out.println(new String(c.getInputStream().readAllBytes()));
        c.disconnect();
        c = (HttpURLConnection) new URL(base + "/post").openConnection();
        c.setRequestMethod("POST");
        c.setDoOutput(true);
        c.setConnectTimeout(5000);
        c.setReadTimeout(5000);
        c.getOutputStream().write("grüße".getBytes(StandardCharsets.UTF_8));
        System.out.println(c.getResponseCode() + " " + new String(c.getInputStream().readAllBytes(),
                StandardCharsets.UTF_8).length());
        c = (HttpURLConnection) new URL(base + "/missing").openConnection();
        System.out.println(c.getResponseCode());
        try {
            c.getInputStream();
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage().endsWith("/missing"));
        }
        System.out.println(new String(c.getErrorStream().readAllBytes()));
        c = (HttpURLConnection) new URL(base + "/moved").openConnection();
        System.out.println(c.getResponseCode() + " " + new String(c.getInputStream().readAllBytes()) + " "
                + c.getURL().getPath());
        server.close();
        service.join();
        try {
            new URL(base + "/gone").openStream();
        } catch (ConnectException e) {
            System.out.println(e);
        }
    }
}
