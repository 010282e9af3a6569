// Only reads of the client may fail, and it does not read.
//@ flags: --start-in-order --faults io-exception:client:read,reset:client:read --fault-budget unlimited
//@ process: server = FaultElsewhere$Server
//@ process: client = FaultElsewhere$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class FaultElsewhere {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().read() == 1;
                assert socket.getInputStream().read() == -1;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(1);
            }
        }
    }
}
