// The client ends its half of the connection and then wants to send more.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = WriteAfterShutdown$Server
//@ process: client = WriteAfterShutdown$Client
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class WriteAfterShutdown {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().readAllBytes().length == 1;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                OutputStream out = socket.getOutputStream();
                out.write(1);
                socket.shutdownOutput();
                out.write(2); //~ uncaught
            }
        }
    }
}
