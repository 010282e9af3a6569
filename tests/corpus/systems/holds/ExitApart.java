// One process ends with System.exit while the other two go on talking.
//@ flags: --start-in-order
//@ process: server = ExitApart$Server
//@ process: quitter = ExitApart$Quitter
//@ process: client = ExitApart$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ExitApart {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write(socket.getInputStream().read());
            }
        }
    }

    static class Quitter {
        public static void main(String[] args) {
            new Thread(() -> {
                while (true) {
                    Thread.onSpinWait();
                }
            }).start();
            System.exit(0);
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('x');
                assert socket.getInputStream().read() == 'x';
            }
        }
    }
}
