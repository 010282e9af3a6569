// The client sends all its requests before it reads an answer. With 64 requests of a byte and room for sixteen in
// each direction, the server can not get rid of its answers, and the client not of its requests.
//@ kinds: deadlock
//@ flags: --start-in-order --buffer 16
//@ process: server = RequestsRunAhead$Server
//@ process: client = RequestsRunAhead$Client
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class RequestsRunAhead {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                InputStream in = socket.getInputStream();
                for (int request = in.read(); request != -1; request = in.read()) {
                    socket.getOutputStream().write(request);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(new byte[64]);
                assert socket.getInputStream().readNBytes(64).length == 64;
            }
        }
    }
}
