// Reading or writing no bytes waits for nothing and sends nothing.
//@ flags: --start-in-order
//@ process: server = EmptyReadsAndWrites$Server
//@ process: client = EmptyReadsAndWrites$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class EmptyReadsAndWrites {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().read(new byte[0]) == 0;
                assert socket.getInputStream().read() == -1;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(new byte[0]);
                socket.getOutputStream().flush();
            }
        }
    }
}
