// Both sides write more than the connection has room for, before they read: each waits for the other to read.
//@ kinds: deadlock
//@ flags: --start-in-order --buffer 16
//@ process: server = WriteWriteFull$Server
//@ process: client = WriteWriteFull$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class WriteWriteFull {
    static void talk(Socket socket) throws IOException {
        socket.getOutputStream().write(new byte[64]);
        assert socket.getInputStream().readNBytes(64).length == 64;
    }

    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                talk(socket);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                talk(socket);
            }
        }
    }
}
