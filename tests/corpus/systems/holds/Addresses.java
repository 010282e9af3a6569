// Each side sees the other's port as its peer's, and the accepted socket has the port of the listener.
//@ flags: --start-in-order
//@ process: server = Addresses$Server
//@ process: client = Addresses$Client
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;

public class Addresses {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert listener.getLocalPort() == 9000;
                assert socket.getLocalPort() == 9000;
                assert socket.getInetAddress().isLoopbackAddress();
                int port = new DataInputStream(socket.getInputStream()).readUnsignedShort();
                assert socket.getPort() == port;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getPort() == 9000;
                assert socket.getLocalPort() != 9000;
                assert ((InetSocketAddress) socket.getRemoteSocketAddress()).getPort() == 9000;
                new DataOutputStream(socket.getOutputStream()).writeShort(socket.getLocalPort());
            }
        }
    }
}
