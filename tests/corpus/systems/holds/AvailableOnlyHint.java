// What is available may be nothing, yet or any more; the server asks for it but decides by read alone.
//@ flags: --start-in-order
//@ process: server = AvailableOnlyHint$Server
//@ process: client = AvailableOnlyHint$Client
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class AvailableOnlyHint {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                int available = in.available();
                assert available >= 0 && available <= 3;
                assert in.read() == 1;
                assert in.readNBytes(2).length == 2;
                assert in.available() == 0;
                assert in.read() == -1;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(1);
                socket.getOutputStream().write(new byte[] {2, 3});
            }
        }
    }
}
