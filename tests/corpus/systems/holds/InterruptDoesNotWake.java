// A thread that reads from a connection is not woken by an interrupt, which only sets its flag; the byte does.
//@ flags: --start-in-order
//@ process: server = InterruptDoesNotWake$Server
//@ process: client = InterruptDoesNotWake$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class InterruptDoesNotWake {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write('x');
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            Thread reader = Thread.currentThread();
            try (Socket socket = new Socket("localhost", 9000)) {
                new Thread(reader::interrupt).start();
                assert socket.getInputStream().read() == 'x';
                assert socket.getInputStream().read() == -1;
            }
        }
    }
}
