// The server makes a new buffered reader for every line. If both lines have arrived, the first reader takes both,
// and the second waits for a line that is gone. Byte by byte, the first may also take a part of the second line.
//@ kinds: deadlock
//@ bytewise: assertion-failure deadlock
//@ flags: --start-in-order
//@ process: server = TwoReadersOneSocket$Server
//@ process: client = TwoReadersOneSocket$Client
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

public class TwoReadersOneSocket {
    static class Server {
        static String line(Socket socket) throws IOException {
            return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII))
                    .readLine();
        }

        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert line(socket).equals("one");
                assert line(socket).equals("two");
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
