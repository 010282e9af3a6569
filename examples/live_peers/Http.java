import java.io.EOFException;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** A client of HTTP 1.0: a connection for each request, whose end is the end of the reply. */
public class Http {
    /** What a server answers; names of headers are in lower case. */
    public record Reply(int status, Map<String, String> headers, String body) {}

    public static Reply get(String host, int port, String path) throws IOException {
        try (Socket socket = new Socket(host, port)) {
            String request = "GET " + path + " HTTP/1.0\r\nHost: " + host + "\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            return reply(new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1));
        }
    }

    private static Reply reply(String text) throws IOException {
        int end = text.indexOf("\r\n\r\n");
        if (end < 0) {
            throw new EOFException("the reply ends among its headers");
        }
        String[] lines = text.substring(0, end).split("\r\n");
        String[] status = lines[0].split(" ", 3);
        if (status.length < 2 || !status[0].startsWith("HTTP/")) {
            throw new IOException("no reply of HTTP: " + lines[0]);
        }
        Map<String, String> headers = new HashMap<>();
        for (int i = 1; i < lines.length; i++) {
            int colon = lines[i].indexOf(':');
            if (colon > 0) {
                headers.put(lines[i].substring(0, colon).toLowerCase(Locale.ROOT), lines[i].substring(colon + 1).trim());
            }
        }
        String body = text.substring(end + 4);
        String length = headers.get("content-length");
        if (length != null && body.length() < Integer.parseInt(length)) {
            throw new EOFException(body.length() + " of " + length + " bytes");
        }
        return new Reply(Integer.parseInt(status[1]), headers, body);
    }
}
