// HttpURLConnection: properties after connecting, output that is not asked for, streaming of fixed length, error streams, caches, methods.
import com.sun.net.httpserver.*;
import java.io.*;
import java.net.*;

public class ConnectionCorners {
    interface Act {
        Object run() throws Exception;
    }

    static void attempt(String what, Act act) {
        try {
            System.out.println(what + " " + act.run());
        } catch (Exception e) {
            System.out.println(what + " " + e.getClass().getSimpleName() + " " + ("" + e.getMessage()).replaceAll("[0-9]{4,5}", "PORT"));
        }
    }

    public static void main(String[] args) throws Exception {
        HttpServer server = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
        server.createContext("/", e -> {
            int n = e.getRequestBody().readAllBytes().length;
            int status = e.getRequestURI().getPath().length() > 1 ? Integer.parseInt(e.getRequestURI().getPath().substring(1)) : 200;
            byte[] answer = (e.getRequestMethod() + n + e.getRequestHeaders().getFirst("Content-type")).getBytes();
            e.sendResponseHeaders(status, status == 204 || status == 304 ? -1 : answer.length);
            if (status != 204 && status != 304) e.getResponseBody().write(answer);
            e.close();
        });
        server.start();
        URL url = new URL("http", "localhost", server.getAddress().getPort(), "/");
        HttpURLConnection a = (HttpURLConnection) url.openConnection();
        attempt("output", () -> a.getOutputStream());
        attempt("status", () -> a.getResponseCode());
        attempt("property", () -> {
            a.setRequestProperty("A", "b");
            return "set";
        });
        attempt("method", () -> {
            a.setRequestMethod("PUT");
            return "set";
        });
        attempt("body", () -> new String(a.getInputStream().readAllBytes()));
        attempt("again", () -> a.getInputStream().read());
        HttpURLConnection b = (HttpURLConnection) url.openConnection();
        b.setDoOutput(true);
        b.setFixedLengthStreamingMode(5);
        attempt("fixed", () -> {
            b.getOutputStream().write(new byte[5]);
            b.getOutputStream().close();
            return new String(b.getInputStream().readAllBytes());
        });
        HttpURLConnection c = (HttpURLConnection) url.openConnection();
        c.setDoOutput(true);
        c.setFixedLengthStreamingMode(2);
        attempt("too many", () -> {
            c.getOutputStream().write(new byte[5]);
            return "written";
        });
        HttpURLConnection d = (HttpURLConnection) url.openConnection();
        d.setDoOutput(true);
        d.setRequestMethod("PUT");
        d.setRequestProperty("Content-Type", "text/odd");
        attempt("put", () -> {
            try (Writer w = new OutputStreamWriter(d.getOutputStream())) {
                w.write("hello");
            }
            return d.getResponseCode() + " " + new String(d.getInputStream().readAllBytes()) + " " + d.getHeaderFields().get(null);
        });
        for (int status : new int[] {204, 404, 500, 201}) {
            HttpURLConnection e = (HttpURLConnection) new URL(url, "/" + status).openConnection();
            attempt("" + status, () -> {
                InputStream in = e.getInputStream();
                return e.getResponseCode() + " " + new String(in.readAllBytes());
            });
            attempt("error stream", () -> e.getErrorStream() == null ? null : new String(e.getErrorStream().readAllBytes()));
        }
        HttpURLConnection f = (HttpURLConnection) url.openConnection();
        attempt("odd method", () -> {
            f.setRequestMethod("ODD");
            return "set";
        });
        f.setReadTimeout(5000);
        f.setConnectTimeout(5000);
        attempt("timeouts", () -> f.getReadTimeout() + f.getConnectTimeout() + " " + f.getResponseCode());
        server.stop(0);
        attempt("stopped", () -> url.openStream());
        attempt("malformed", () -> new URL("nothing://x"));
        attempt("no host", () -> new URL("http://no.such.host.invalid/").openStream());
    }
}
