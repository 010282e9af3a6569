// Each message is a length and so many bytes. The server reads until it has all of them, in however many pieces they come, so
// a write that comes late is no other message.
//@ process: server = LengthThenAllBytes$Server
//@ process: client = LengthThenAllBytes$Client
//@ flags: --start-in-order
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class LengthThenAllBytes {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(7000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                for (int length = in.read(); length != -1; length = in.read()) {
                    if (length != 3) {
                        throw new AssertionError("a message of " + length);
                    }
                    in.readNBytes(length);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 7000)) {
                OutputStream out = socket.getOutputStream();
                out.write(new byte[] {3, 7, 8});
                out.write(9);
            }
        }
    }
}
