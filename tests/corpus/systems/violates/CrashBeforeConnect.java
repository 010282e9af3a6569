// The server waits for two clients. The second may crash before it connects; nobody tells the server.
//@ kinds: deadlock
//@ flags: --start-in-order --faults crash:second
//@ process: server = CrashBeforeConnect$Server
//@ process: first = CrashBeforeConnect$Client
//@ process: second = CrashBeforeConnect$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class CrashBeforeConnect {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                for (int i = 0; i < 2; i++) {
                    Socket socket = listener.accept(); //~ deadlock
                    socket.getInputStream().read();
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(1);
            }
        }
    }
}
