// The server takes the end of the stream for a close and never answers; the client has only shut its output and waits for
// ever. The server keeps its socket.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = EndIsNotClosed$Server
//@ process: client = EndIsNotClosed$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class EndIsNotClosed {
    static class Server {
        public static void main(String[] args) throws IOException {
            ServerSocket listener = new ServerSocket(9000);
            Socket socket = listener.accept();
            assert socket.getInputStream().read() == -1;
            listener.accept();
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            Socket socket = new Socket("localhost", 9000);
            socket.shutdownOutput();
            socket.getInputStream().read();
        }
    }
}
