// The byte 255 is read as 255; only the end of the stream is -1.
//@ flags: --start-in-order
//@ process: server = ByteFullIsNotEnd$Server
//@ process: client = ByteFullIsNotEnd$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ByteFullIsNotEnd {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                int count = 0;
                while (socket.getInputStream().read() != -1) {
                    count++;
                }
                assert count == 2;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(new byte[] {-1, -1});
            }
        }
    }
}
