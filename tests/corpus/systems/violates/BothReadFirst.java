// Client and server each wait for the other to begin.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = BothReadFirst$Server
//@ process: client = BothReadFirst$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class BothReadFirst {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                int login = socket.getInputStream().read();
                socket.getOutputStream().write(login);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                int greeting = socket.getInputStream().read();
                socket.getOutputStream().write(greeting);
            }
        }
    }
}
