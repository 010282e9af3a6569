// What a socket says of itself before, while and after it is connected.
//@ flags: --start-in-order
//@ process: server = SocketStates$Server
//@ process: client = SocketStates$Client
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;

public class SocketStates {
    static class Server {
        public static void main(String[] args) throws IOException {
            ServerSocket listener = new ServerSocket();
            assert !listener.isBound() && listener.getLocalPort() == -1;
            listener.bind(new InetSocketAddress("localhost", 9000));
            assert listener.isBound() && !listener.isClosed();
            try (Socket socket = listener.accept()) {
                assert socket.getInputStream().read() == -1;
            }
            listener.close();
            assert listener.isBound() && listener.isClosed();
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            Socket socket = new Socket();
            assert !socket.isConnected() && !socket.isBound() && !socket.isClosed();
            socket.connect(new InetSocketAddress("localhost", 9000));
            assert socket.isConnected() && socket.isBound();
            socket.close();
            assert socket.isConnected() && socket.isClosed();
            try {
                socket.getOutputStream();
                assert false;
            } catch (SocketException e) {
                assert e.getMessage().equals("Socket is closed") : e;
            }
        }
    }
}
