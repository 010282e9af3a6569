//@ expect: blocked
//@ message: waits for room to send
// Both ends write more than the buffers hold before they read: neither goes on.
import java.io.*;
import java.net.*;

public class FullBuffers {
    static void work(Socket s) {
        try {
            s.getOutputStream().write(new byte[20_000_000]);
            s.getInputStream().readNBytes(20_000_000);
        } catch (IOException e) {
            System.out.println(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0);
                Socket a = new Socket("localhost", server.getLocalPort());
                Socket b = server.accept()) {
            Thread other = new Thread(() -> work(b));
            other.start();
            work(a);
            other.join();
        }
    }
}
