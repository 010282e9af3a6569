// The workers are daemons, but the main thread joins them before it ends.
//@ flags: --start-in-order
//@ process: server = DaemonsJoined$Server
//@ process: client = DaemonsJoined$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class DaemonsJoined {
    static class Server {
        public static void main(String[] args) throws IOException, InterruptedException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                Socket socket = listener.accept();
                Thread worker = new Thread(() -> {
                    try (socket) {
                        socket.getOutputStream().write(socket.getInputStream().read());
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
                worker.setDaemon(true);
                worker.start();
                worker.join();
            }
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
