// Bytes that are skipped are gone, and the next is the one after them.
//@ flags: --start-in-order
//@ process: server = SkipThenRead$Server
//@ process: client = SkipThenRead$Client
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class SkipThenRead {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                in.skipNBytes(2);
                assert in.read() == 3;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(new byte[] {1, 2});
                socket.getOutputStream().write(3);
            }
        }
    }
}
