// The client closes the socket instead of the buffer around its stream; what the buffer holds is lost.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = BufferLostAtClose$Server
//@ process: client = BufferLostAtClose$Client
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class BufferLostAtClose {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                assert socket.getInputStream().read() == 1; //~ assertion-failure
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                OutputStream out = new BufferedOutputStream(socket.getOutputStream());
                out.write(1);
            }
        }
    }
}
