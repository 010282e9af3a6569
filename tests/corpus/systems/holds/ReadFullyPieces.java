// A message of four bytes comes in two writes; readNBytes goes on reading until it has all of it.
//@ flags: --start-in-order
//@ process: server = ReadFullyPieces$Server
//@ process: client = ReadFullyPieces$Client
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;

public class ReadFullyPieces {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                byte[] message = socket.getInputStream().readNBytes(4);
                assert Arrays.equals(message, new byte[] {1, 2, 3, 4});
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                OutputStream out = socket.getOutputStream();
                out.write(new byte[] {1, 2});
                out.write(new byte[] {3, 4});
            }
        }
    }
}
