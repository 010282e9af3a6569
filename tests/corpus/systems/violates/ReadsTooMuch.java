// The client sends an int, the server expects a long: the stream ends in the middle of it.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = ReadsTooMuch$Server
//@ process: client = ReadsTooMuch$Client
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ReadsTooMuch {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert new DataInputStream(socket.getInputStream()).readLong() == 5; //~ uncaught
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                new DataOutputStream(socket.getOutputStream()).writeInt(5);
            }
        }
    }
}
