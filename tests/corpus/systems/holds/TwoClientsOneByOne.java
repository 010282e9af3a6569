// Two clients, a server without threads: it serves one to the end, then the other, who waits in the backlog.
//@ flags: --start-in-order
//@ process: server = TwoClientsOneByOne$Server
//@ process: first = TwoClientsOneByOne$Client
//@ process: second = TwoClientsOneByOne$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class TwoClientsOneByOne {
    static class Server {
        public static void main(String[] args) throws IOException {
            int served = 0;
            try (ServerSocket listener = new ServerSocket(9000)) {
                while (served < 2) {
                    try (Socket socket = listener.accept()) {
                        served++;
                        socket.getOutputStream().write(socket.getInputStream().read());
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(7);
                assert socket.getInputStream().read() == 7;
            }
        }
    }
}
