// The connection may be lost at any read or write. Both sides find out, and neither waits for the other.
//@ flags: --start-in-order --faults reset
//@ process: server = ResetCaught$Server
//@ process: client = ResetCaught$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class ResetCaught {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write(socket.getInputStream().read());
            } catch (SocketException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(1);
                assert socket.getInputStream().read() == 1;
            } catch (SocketException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
