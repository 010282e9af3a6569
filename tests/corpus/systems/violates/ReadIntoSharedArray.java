// The server reads a message into an array that another of its threads looks at without a lock: between the looks, or
// in the middle of them, the message arrives.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = ReadIntoSharedArray$Server
//@ process: client = ReadIntoSharedArray$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ReadIntoSharedArray {
    static class Server {
        static final byte[] message = new byte[2];

        public static void main(String[] args) throws IOException {
            new Thread(() -> {
                byte first = message[0];
                byte second = message[1];
                assert first == second; //~ assertion-failure
            }).start();
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getInputStream().readNBytes(message, 0, 2);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(new byte[] {1, 1});
            }
        }
    }
}
