// Both clients tell the server that they have arrived; when all have, it lets all go on.
//@ flags: --start-in-order
//@ process: server = BarrierServer$Server
//@ process: first = BarrierServer$Client
//@ process: second = BarrierServer$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class BarrierServer {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000);
                    Socket first = listener.accept();
                    Socket second = listener.accept()) {
                assert first.getInputStream().read() == 'a';
                assert second.getInputStream().read() == 'a';
                first.getOutputStream().write('g');
                second.getOutputStream().write('g');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('a');
                assert socket.getInputStream().read() == 'g';
            }
        }
    }
}
