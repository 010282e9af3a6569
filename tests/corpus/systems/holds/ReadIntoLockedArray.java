// The server reads a message into an array under the monitor that its other thread looks at it under, so that one
// finds nothing or all of it.
//@ flags: --start-in-order
//@ process: server = ReadIntoLockedArray$Server
//@ process: client = ReadIntoLockedArray$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ReadIntoLockedArray {
    static class Server {
        static final byte[] message = new byte[2];

        public static void main(String[] args) throws IOException {
            new Thread(() -> {
                synchronized (message) {
                    assert message[0] == message[1];
                }
            }).start();
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                synchronized (message) {
                    socket.getInputStream().readNBytes(message, 0, 2);
                }
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
