// An accept may time out at any moment; the server accepts again until the client has come.
//@ flags: --start-in-order
//@ process: server = AcceptTimeoutRetried$Server
//@ process: client = AcceptTimeoutRetried$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class AcceptTimeoutRetried {
    static class Server {
        static Socket accept(ServerSocket listener) throws IOException {
            while (true) {
                try {
                    return listener.accept();
                } catch (SocketTimeoutException e) {
                    Thread.yield();
                }
            }
        }

        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                listener.setSoTimeout(100);
                try (Socket socket = accept(listener)) {
                    assert socket.getInputStream().read() == 'x';
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('x');
            }
        }
    }
}
