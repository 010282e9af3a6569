// The server tells the client a port before it listens there. If the client is faster, it is refused, and the server
// waits for it in vain.
//@ kinds: uncaught deadlock
//@ flags: --start-in-order
//@ process: server = PortToldTooEarly$Server
//@ process: client = PortToldTooEarly$Client
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class PortToldTooEarly {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket known = new ServerSocket(9000); Socket socket = known.accept()) {
                new DataOutputStream(socket.getOutputStream()).writeShort(9001);
                try (ServerSocket data = new ServerSocket(9001)) {
                    data.accept().close(); //~ deadlock
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
            new Socket("localhost", port).close(); //~ uncaught
        }
    }
}
