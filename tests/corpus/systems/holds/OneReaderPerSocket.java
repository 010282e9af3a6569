// Two lines may arrive at once. One buffered reader for the connection takes both, whatever it reads ahead.
//@ flags: --start-in-order
//@ process: server = OneReaderPerSocket$Server
//@ process: client = OneReaderPerSocket$Client
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

public class OneReaderPerSocket {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                BufferedReader in = new BufferedReader(
                        new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
                assert in.readLine().equals("one");
                assert in.readLine().equals("two");
                socket.getOutputStream().write('k');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write("one\n".getBytes(StandardCharsets.US_ASCII));
                socket.getOutputStream().write("two\n".getBytes(StandardCharsets.US_ASCII));
                assert socket.getInputStream().read() == 'k';
            }
        }
    }
}
