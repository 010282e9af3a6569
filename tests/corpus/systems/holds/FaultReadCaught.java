// A read of the client may fail. The client then leaves; the server sees the end of the stream either way.
//@ flags: --start-in-order --faults io-exception:client:read
//@ process: server = FaultReadCaught$Server
//@ process: client = FaultReadCaught$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class FaultReadCaught {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write('x');
                assert socket.getInputStream().read() == -1;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                try {
                    assert socket.getInputStream().read() == 'x';
                } catch (IOException e) {
                    System.out.println(e.getMessage());
                }
            }
        }
    }
}
