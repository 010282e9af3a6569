// A part of an array is written and read into the middle of another; the rest stays as it was.
//@ flags: --start-in-order
//@ process: server = ArrayPart$Server
//@ process: client = ArrayPart$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;

public class ArrayPart {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                byte[] bytes = {9, 9, 9, 9};
                assert socket.getInputStream().readNBytes(bytes, 1, 2) == 2;
                assert Arrays.equals(bytes, new byte[] {9, 2, 3, 9});
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(new byte[] {1, 2, 3, 4}, 1, 2);
            }
        }
    }
}
