// The server reads as long as something is available, and takes a pause for the end of the message.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = AvailableTakenForEnd$Server
//@ process: client = AvailableTakenForEnd$Client
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class AvailableTakenForEnd {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                int count = 0;
                do {
                    in.read();
                    count++;
                } while (in.available() > 0);
                assert count == 3; //~ assertion-failure
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(1);
                socket.getOutputStream().write(new byte[] {2, 3});
            }
        }
    }
}
