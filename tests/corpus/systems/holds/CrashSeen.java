// The server may crash at any of its operations. The client finds nobody there, reads the end of the stream or is
// reset; it never waits for ever.
//@ flags: --start-in-order --faults crash:server
//@ process: server = CrashSeen$Server
//@ process: client = CrashSeen$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class CrashSeen {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                int request = socket.getInputStream().read();
                socket.getOutputStream().write(request);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(1);
                int answer = socket.getInputStream().read();
                assert answer == 1 || answer == -1;
            } catch (SocketException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
