// The client sends a line without its end and waits for the answer; the server waits for the end of the line.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = LineWithoutEnd$Server
//@ process: client = LineWithoutEnd$Client
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

public class LineWithoutEnd {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                BufferedReader in = new BufferedReader(
                        new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
                socket.getOutputStream().write(in.readLine().length());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write("hello".getBytes(StandardCharsets.US_ASCII));
                assert socket.getInputStream().read() == 5;
            }
        }
    }
}
