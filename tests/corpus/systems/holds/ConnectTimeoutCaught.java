// A connect with a timeout gives a connection or a SocketTimeoutException; the client tries again in the second case.
//@ flags: --start-in-order
//@ process: server = ConnectTimeoutCaught$Server
//@ process: client = ConnectTimeoutCaught$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;

public class ConnectTimeoutCaught {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().read() == 'x';
            }
        }
    }

    static class Client {
        static Socket connect() throws IOException {
            while (true) {
                Socket socket = new Socket();
                try {
                    socket.connect(new InetSocketAddress("localhost", 9000), 1000);
                    return socket;
                } catch (SocketTimeoutException e) {
                    socket.close();
                }
            }
        }

        public static void main(String[] args) throws IOException {
            try (Socket socket = connect()) {
                socket.getOutputStream().write('x');
            }
        }
    }
}
