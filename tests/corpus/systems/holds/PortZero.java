// The server lets the system choose a second port and tells the client its number once it listens there.
//@ flags: --start-in-order
//@ process: server = PortZero$Server
//@ process: client = PortZero$Client
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class PortZero {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket known = new ServerSocket(9000); ServerSocket chosen = new ServerSocket(0)) {
                assert chosen.getLocalPort() != 0;
                try (Socket socket = known.accept()) {
                    new DataOutputStream(socket.getOutputStream()).writeShort(chosen.getLocalPort());
                }
                try (Socket socket = chosen.accept()) {
                    assert socket.getInputStream().read() == 'x';
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            int port;
            try (Socket socket = new Socket("localhost", 9000)) {
                port = new DataInputStream(socket.getInputStream()).readUnsignedShort();
            }
            try (Socket socket = new Socket("localhost", port)) {
                socket.getOutputStream().write('x');
            }
        }
    }
}
