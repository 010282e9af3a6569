// An HTTP client of the library and a server by hand, each in its process.
//@ process: server = HttpAcross$Server {port}
//@ process: client = HttpAcross$Client {port}
import java.io.*;
import java.net.*;

public class HttpAcross {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                for (int i = 0; i < 3; i++) {
                    try (Socket s = listener.accept()) {
                        BufferedReader in = new BufferedReader(new InputStreamReader(s.getInputStream()));
                        String request = in.readLine();
                        int length = 0;
                        for (String line; !(line = in.readLine()).isEmpty();) {
                            if (line.startsWith("Content-Length: ")) length = Integer.parseInt(line.substring(16));
                        }
                        char[] body = new char[length];
                        for (int n = 0; n < length; n += in.read(body, n, length - n)) {}
                        System.out.println(request + " " + new String(body));
                        String answer = "answer " + i + " to " + new String(body);
                        s.getOutputStream().write(("HTTP/1.1 " + (i == 2 ? "500 Broken" : "200 OK")
                                + "\r\nConnection: close\r\nContent-Length: " + answer.length() + "\r\n\r\n" + answer)
                                .getBytes());
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            URL url = new URL("http://localhost:" + port + "/path?x=1");
            System.out.println(new String(url.openStream().readAllBytes()));
            HttpURLConnection c = (HttpURLConnection) url.openConnection();
            c.setDoOutput(true);
            c.getOutputStream().write("the body".getBytes());
            System.out.println(c.getResponseCode() + " " + new String(c.getInputStream().readAllBytes()));
            c = (HttpURLConnection) url.openConnection();
            System.out.println(c.getResponseCode() + " " + c.getResponseMessage());
            try {
                c.getInputStream();
            } catch (IOException e) {
                System.out.println(e.getMessage().startsWith("Server returned HTTP response code: 500"));
            }
        }
    }
}
