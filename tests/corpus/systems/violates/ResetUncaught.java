// The connection may be lost at any read or write, and nobody is prepared for that.
//@ kinds: uncaught
//@ flags: --start-in-order --faults reset
//@ process: server = ResetUncaught$Server
//@ process: client = ResetUncaught$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ResetUncaught {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                int request = socket.getInputStream().read(); //~ uncaught
                socket.getOutputStream().write(request); //~ uncaught
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(1); //~ uncaught
                assert socket.getInputStream().read() == 1; //~ uncaught
            }
        }
    }
}
