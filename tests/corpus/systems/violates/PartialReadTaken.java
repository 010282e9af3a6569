// A read may give less than there is; the client takes what one read gives for the message.
//@ kinds: assertion-failure
//@ flags: --start-in-order --faults partial-read
//@ process: server = PartialReadTaken$Server
//@ process: client = PartialReadTaken$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class PartialReadTaken {
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
                byte[] message = new byte[3];
                int count = socket.getInputStream().read(message);
                assert count == 3; //~ assertion-failure
            }
        }
    }
}
