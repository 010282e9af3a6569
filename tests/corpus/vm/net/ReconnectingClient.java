// A client that tries again until a server listens on its port.
import java.io.*;
import java.net.*;

public class ReconnectingClient {
    public static void main(String[] args) throws Exception {
        int port;
        try (ServerSocket probe = new ServerSocket(0)) {
            port = probe.getLocalPort();
        }
        Thread server = new Thread(() -> {
            try {
                Thread.sleep(150);
                try (ServerSocket s = new ServerSocket(port); Socket c = s.accept()) {
                    c.getOutputStream().write("here".getBytes());
                }
            } catch (Exception e) {
                System.out.println(e);
            }
        });
        server.start();
        boolean failed = false;
        while (true) {
            try (Socket s = new Socket("localhost", port)) {
                System.out.println(failed + " " + new String(s.getInputStream().readAllBytes()));
                break;
            } catch (ConnectException e) {
                failed = true;
                Thread.sleep(20);
            }
        }
        server.join();
    }
}
