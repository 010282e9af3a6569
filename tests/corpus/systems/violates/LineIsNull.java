// The client ends without a word if the user has nothing to say; the server takes it for granted that a line comes.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = LineIsNull$Server
//@ process: client = LineIsNull$Client
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

public class LineIsNull {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                BufferedReader in = new BufferedReader(
                        new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
                String line = in.readLine();
                assert line.length() == 2; //~ uncaught
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                for (String line : args) {
                    socket.getOutputStream().write((line + "\n").getBytes(StandardCharsets.US_ASCII));
                }
            }
        }
    }
}
