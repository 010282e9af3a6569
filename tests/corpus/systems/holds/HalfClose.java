// The client ends its half of the connection; the server, which reads to the end, can still answer.
//@ flags: --start-in-order
//@ process: server = HalfClose$Server
//@ process: client = HalfClose$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class HalfClose {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                byte[] request = socket.getInputStream().readAllBytes();
                socket.getOutputStream().write(request.length);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(new byte[] {1, 2});
                socket.getOutputStream().write(3);
                socket.shutdownOutput();
                assert socket.isOutputShutdown() && !socket.isClosed();
                assert socket.getInputStream().read() == 3;
            }
        }
    }
}
