// Each message is a length and so many bytes. The server takes the length, and reads once for the bytes; what it did not get
// it takes for the next message. The client writes the three bytes of its message in two writes: if the second one comes late, its
// byte 9 is taken for a length.
//@ process: server = LeftoverTakenForRequest$Server
//@ process: client = LeftoverTakenForRequest$Client
//@ flags: --start-in-order
//@ kinds: assertion-failure
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class LeftoverTakenForRequest {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(7000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                for (int length = in.read(); length != -1; length = in.read()) {
                    if (length != 3) {
                        throw new AssertionError("a message of " + length);
                    }
                    in.read(new byte[length]);
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
