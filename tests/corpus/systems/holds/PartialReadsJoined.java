// Reads may give less than there is; readNBytes goes on until it has all.
//@ flags: --start-in-order --faults partial-read --fault-budget 2
//@ process: server = PartialReadsJoined$Server
//@ process: client = PartialReadsJoined$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class PartialReadsJoined {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write(new byte[] {1, 2, 3});
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                byte[] message = socket.getInputStream().readNBytes(3);
                assert message.length == 3 && message[0] == 1 && message[2] == 3;
            }
        }
    }
}
