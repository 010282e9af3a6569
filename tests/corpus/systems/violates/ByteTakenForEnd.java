// The server narrows what it reads to a byte before it compares it with -1, and takes the byte 255 for the end.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = ByteTakenForEnd$Server
//@ process: client = ByteTakenForEnd$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ByteTakenForEnd {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                int count = 0;
                while ((byte) socket.getInputStream().read() != -1) {
                    count++;
                }
                assert count == 3; //~ assertion-failure
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(new byte[] {1, -1, 2});
            }
        }
    }
}
