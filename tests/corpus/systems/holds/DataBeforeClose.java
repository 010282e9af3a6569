// What was written before the connection is closed is read before the end of the stream; bytes are unsigned.
//@ flags: --start-in-order
//@ process: server = DataBeforeClose$Server
//@ process: client = DataBeforeClose$Client
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class DataBeforeClose {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                assert in.read() == 65;
                assert in.read() == 200;
                assert in.read() == -1;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(65);
                socket.getOutputStream().write(200);
            }
        }
    }
}
