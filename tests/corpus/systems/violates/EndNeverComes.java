// The server reads to the end of the stream; the client waits for the answer and forgets shutdownOutput.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = EndNeverComes$Server
//@ process: client = EndNeverComes$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class EndNeverComes {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                byte[] request = socket.getInputStream().readAllBytes();
                socket.getOutputStream().write(request.length);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('x');
                assert socket.getInputStream().read() == 1;
            }
        }
    }
}
