// The client writes the message in two parts, and the server takes what one read returns for all of it.
// Byte by byte, it may end after the first byte already, and the second part finds nobody.
//@ kinds: assertion-failure
//@ bytewise: assertion-failure uncaught
//@ flags: --start-in-order
//@ process: server = ReadTakenForMessage$Server
//@ process: client = ReadTakenForMessage$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ReadTakenForMessage {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                byte[] message = new byte[4];
                int length = socket.getInputStream().read(message);
                assert length == 4; //~ assertion-failure
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(new byte[] {1, 2});
                socket.getOutputStream().write(new byte[] {3, 4});
            }
        }
    }
}
