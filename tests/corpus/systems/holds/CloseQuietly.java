// A close may fail, but the socket is closed: the server sees the end of the stream.
//@ flags: --start-in-order --faults io-exception:client:close
//@ process: server = CloseQuietly$Server
//@ process: client = CloseQuietly$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class CloseQuietly {
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
            Socket socket = new Socket("localhost", 9000);
            socket.getOutputStream().write(1);
            try {
                socket.close();
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
