// One byte there and back: the client waits for the answer before it closes, the server for the request.
//@ flags: --start-in-order
//@ process: server = EchoByte$Server
//@ process: client = EchoByte$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class EchoByte {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write(socket.getInputStream().read());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('x');
                assert socket.getInputStream().read() == 'x';
                assert socket.getInputStream().read() == -1;
            }
        }
    }
}
