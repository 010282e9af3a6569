// A close may fail, and try-with-resources passes that on. The server sees the end of the stream all the same.
//@ kinds: uncaught
//@ flags: --start-in-order --faults io-exception:client:close
//@ process: server = CloseFails$Server
//@ process: client = CloseFails$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class CloseFails {
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
            } //~ uncaught
        }
    }
}
