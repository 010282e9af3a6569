// The system completes a connection before the server accepts it. The client may have written and gone by then, and
// the server still reads all of it.
//@ flags: --start-in-order
//@ process: server = ConnectBeforeAccept$Server
//@ process: client = ConnectBeforeAccept$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ConnectBeforeAccept {
    static class Server {
        public static void main(String[] args) throws IOException, InterruptedException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                Thread.sleep(200);
                try (Socket socket = listener.accept()) {
                    assert socket.getInputStream().read() == 'x';
                    assert socket.getInputStream().read() == -1;
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('x');
            }
        }
    }
}
