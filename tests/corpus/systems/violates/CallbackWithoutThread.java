// To answer, the server calls the client back. The connection is completed, but the client's only thread waits for
// the answer and will not accept it.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = CallbackWithoutThread$Server
//@ process: client = CallbackWithoutThread$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class CallbackWithoutThread {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                int request = socket.getInputStream().read();
                try (Socket back = new Socket("localhost", 9001)) {
                    socket.getOutputStream().write(request * back.getInputStream().read());
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9001); Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(2);
                assert socket.getInputStream().read() == 6;
                try (Socket back = listener.accept()) {
                    back.getOutputStream().write(3);
                }
            }
        }
    }
}
